/** The page's style sheet. Colours are variables, so that dark mode and print change them in one place. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --back: #fbfbfa; --panel: #ffffff; --text: #1c1e22; --quiet: #666c76; --line: #e3e3df;
  --accent: #2b59c9; --accent-soft: #e8eefc; --good: #1f7a4a; --bad: #b3261e; --warn: #8a5a00; --mark: #fde9b0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #131417; --panel: #1a1c20; --text: #e7e7e4; --quiet: #9299a4; --line: #2d3036;
    --accent: #86a8ff; --accent-soft: #212c47; --good: #6cc897; --bad: #f28b82; --warn: #dcb35a; --mark: #574512;
  }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 28px clamp(14px, 2.4vw, 36px) 40px; background: var(--back); color: var(--text);
  font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 22px; line-height: 1.3; font-weight: 600; margin: 2px 0 6px; letter-spacing: -.01em; }
h2 { font-size: 12px; font-weight: 600; margin: 0 0 8px; color: var(--quiet); letter-spacing: .02em; }
h3 { font-size: 15px; font-weight: 600; margin: 0 0 2px; }
p { margin: 0 0 8px; }
ul, ol { margin: 0; padding: 0; list-style: none; }
code, .place { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", monospace; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; text-align: left; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet, .title, .facts { color: var(--quiet); }
.title { margin: 0; }
.facts span + span::before { content: "· "; }
header { margin-bottom: 22px; }
header.good h1 { color: var(--good); }
header.bad h1 { color: var(--bad); }
main { display: grid; gap: 18px 20px; grid-template-columns: 230px minmax(0, 1fr) 280px; grid-template-rows: auto 1fr; align-items: start; }
section { margin-bottom: 18px; }
aside, .board { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; }
aside { grid-area: 1 / 3 / 3 / 4; padding: 14px 16px; position: sticky; top: 14px; max-height: calc(100vh - 28px); overflow: auto; }
.goals { display: grid; gap: 2px; margin: 0 -10px; max-height: min(62vh, 660px); overflow: auto; }
.goal { display: flex; gap: 8px; width: 100%; padding: 7px 10px; border-radius: 8px; }
.goal:hover { background: var(--panel); }
.goal[aria-pressed="true"] { background: var(--accent-soft); }
.goal > span:last-child > span:not(.quiet) { display: block; }
.goal b { font-weight: 600; }
.mark { font-weight: 600; flex: none; width: 12px; }
.fine .mark { color: var(--good); }
.fine.inferred .mark { color: var(--quiet); }
.broken .mark, .broken .reason { color: var(--bad); }
.open .mark { color: var(--warn); }
.summary, .way { color: var(--quiet); }
.goal .way { display: none !important; }
.reason { font-size: 13px; }
.plain li { margin-bottom: 2px; }
summary { cursor: pointer; color: var(--quiet); }
.board { min-width: 0; }
.board > div { overflow: auto; max-height: min(72vh, 760px); }
.board > p, .board > details.without { margin: 0; padding: 8px 14px; border-top: 1px solid var(--line); }
.board > p.tools, .board > p:first-child { border-top: 0; }
.tools { display: flex; justify-content: space-between; gap: 12px; padding: 8px 14px; border-bottom: 1px solid var(--line); color: var(--quiet); }
.tools button, aside .name, .without .name { color: var(--accent); }
.tools button:hover, aside .name:hover, .without .name:hover { text-decoration: underline; }
.without p { margin: 6px 0 0; }
.without .name { margin-right: 8px; }
svg { display: block; margin: 0 auto; }
svg.fit { width: 100%; height: auto; }
svg text { font: 12.5px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; fill: var(--text); text-anchor: middle; pointer-events: none; }
.node { cursor: pointer; outline: none; }
.skill rect { fill: var(--back); stroke: var(--line); stroke-width: 1.2; }
.fact circle { fill: var(--panel); stroke: var(--quiet); stroke-width: 1.4; }
.fact .target { fill: transparent; stroke: none; }
.fact text { font-size: 11px; fill: var(--quiet); opacity: 0; paint-order: stroke; stroke: var(--panel); stroke-width: 4px; stroke-linejoin: round; }
.fact .start { text-anchor: start; }
.fact .end { text-anchor: end; }
.fact .free, .fact.marked text:not(.tight), .fact:hover text, .fact:focus text, .fact.chosen text { opacity: 1; }
.edge { fill: none; stroke: var(--line); stroke-width: 1.3; }
.edge.forbids, .edge.removes { stroke-dasharray: 2 4; stroke: var(--bad); opacity: .45; }
.edge.soft { stroke-dasharray: 5 4; }
.marked rect { fill: var(--accent-soft); stroke: var(--accent); }
.marked circle:not(.target) { fill: var(--accent); stroke: var(--accent); }
.edge.marked { stroke: var(--accent); stroke-width: 1.8; }
.lacking .marked rect { fill: var(--panel); stroke: var(--bad); }
.lacking .marked circle:not(.target) { fill: var(--bad); stroke: var(--bad); }
.lacking .edge.marked { stroke: var(--bad); }
.quiet .edge:not(.marked, .near) { opacity: .6; }
.quiet .skill:not(.marked, .near, .chosen) text { fill: var(--quiet); }
.near rect, .near circle:not(.target) { stroke: var(--text); }
.edge.near { stroke: var(--quiet); }
.chosen rect, .chosen circle:not(.target), .node:focus-visible rect, .node:focus-visible circle:not(.target) { stroke: var(--accent); stroke-width: 2.6; }
aside code + p { margin-top: 8px; }
aside dl { margin: 10px 0 0; }
aside dt { color: var(--quiet); margin-top: 8px; font-size: 12px; }
aside dd { margin: 0; }
aside ol > li { padding: 8px 0 8px 24px; position: relative; border-top: 1px solid var(--line); }
aside ol { margin-top: 10px; }
aside ol .number { position: absolute; left: 0; color: var(--quiet); }
aside ol .line { display: block; color: var(--quiet); font-size: 13px; }
aside .bad { color: var(--bad); }
#findings { grid-area: 2 / 1 / 3 / 3; margin: 4px 0 0; }
.controls { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; margin-bottom: 10px; }
.controls[hidden] { display: none; }
.controls input[type="search"] { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; width: min(320px, 100%); }
.toggle { display: inline-flex; gap: 5px; align-items: center; color: var(--quiet); }
.toggle input { accent-color: var(--accent); margin: 0; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-weight: 500; font-size: 12px; color: var(--quiet); padding: 4px 14px 6px 0; }
td { vertical-align: top; padding: 9px 14px 9px 0; border-top: 1px solid var(--line); }
td:first-child { width: 76px; } td.place { width: 26%; padding-top: 11px; }
td.error { color: var(--bad); } td.warning { color: var(--warn); } td.info { color: var(--quiet); }
tr.related td { background: var(--accent-soft); }
.rule { color: var(--quiet); }
.source, .hint { display: block; margin-top: 4px; }
.source { padding: 3px 8px; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; width: fit-content; max-width: 100%; }
.hint { color: var(--quiet); font-size: 13px; }
mark { background: var(--mark); color: inherit; border-radius: 2px; }
footer { color: var(--quiet); margin-top: 24px; font-size: 12px; }
@media (max-width: 1080px) {
  main { grid-template-columns: 220px minmax(0, 1fr); }
  aside { grid-area: auto / 1 / auto / -1; position: static; max-height: none; }
  #findings { grid-area: auto / 1 / auto / -1; }
}
@media (max-width: 700px) {
  body { padding-top: 18px; }
  main { grid-template-columns: minmax(0, 1fr); gap: 14px; }
  nav section:last-child { margin-bottom: 0; }
  .goals { max-height: 40vh; }
  thead { display: none; }
  tr { display: block; border-top: 1px solid var(--line); padding: 8px 0; }
  td, td.place { display: block; width: auto !important; border: 0; padding: 1px 0; }
}
@media print {
  :root { --back: #fff; --panel: #fff; --text: #000; --quiet: #444; --line: #ccc; --accent: #1b3f9c; --accent-soft: #eef2fd; --good: #145c36; --bad: #96180f; --warn: #6b4700; --mark: #eee; }
  body { padding: 0; font-size: 11pt; }
  main { display: block; }
  .controls, .tools, aside, .without { display: none; }
  .goals { max-height: none; }
  .board > div { max-height: none; overflow: visible; }
  svg, svg.fit { width: auto; max-width: 100%; height: auto; }
  #findings { margin-top: 18px; }
  .goal .way { display: block !important; }
  .goal[aria-pressed="true"] { background: none; }
  tr, li { break-inside: avoid; }
}
`;
