export { type PageOptions, reportPage } from "./report-page.ts";
