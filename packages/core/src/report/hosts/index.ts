export { hostsJson } from "./hosts-json.ts";
export { prettyHosts } from "./pretty-hosts.ts";
