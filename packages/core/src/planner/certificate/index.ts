export type { BoundCertificate, CertificateNode, CertifiedLandmark } from "./bound-certificate.ts";
export type { CertificateFault, CertificateVerdict } from "./certificate-verdict.ts";
export { certifyBound } from "./certify-bound.ts";
export { checkCertificate } from "./check-certificate.ts";
