/**
 * The page's script. It only changes classes and writes text (never markup), reads its data from the JSON element, and
 * asks for nothing: the page works without it, less comfortably.
 */
export const PAGE_SCRIPT: string = String.raw`
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const nodes = new Map(data.nodes.map((node) => [node.id, node]));
  const all = (selector) => Array.from(document.querySelectorAll(selector));
  const panel = document.getElementById("details");
  const board = document.getElementById("board");
  const shapes = new Map(all("#diagram .node").map((shape) => [shape.dataset.id, shape]));
  const edges = all("#diagram .edge");
  const goalButtons = all(".goal");
  const diagram = document.getElementById("diagram");
  /** The smallest scale at which the labels of the diagram are read with ease. */
  const READABLE = 0.75;
  let goal = null;

  const make = (tag, className, ...children) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.append(...children);
    return element;
  };
  const nameButton = (text, id) => {
    const button = make("button", "name", text);
    button.type = "button";
    button.addEventListener("click", () => showNode(id));
    return button;
  };
  const separated = (items) => items.flatMap((item, i) => (i === 0 ? [item] : [", ", item]));
  const links = (list) =>
    separated(list.map(({ text, nodes: ids }) =>
      ids.length > 0 && nodes.has(ids[0]) ? nameButton(text, ids[0]) : make("span", "", text)));
  const rows = (pairs) => {
    const list = make("dl", "");
    for (const [label, content] of pairs)
      if (content.length > 0) list.append(make("dt", "", label), make("dd", "", ...content));
    return list;
  };

  function clear() {
    for (const element of all(".chosen, .near")) element.classList.remove("chosen", "near");
    for (const row of all("tr.related")) row.classList.remove("related");
  }

  function markGoal(chosen) {
    goal = chosen;
    const marked = new Set(chosen.marked);
    const isMarked = (id) => marked.has(id);
    board.classList.toggle("lacking", chosen.steps.length === 0 && chosen.reasons.length > 0);
    for (const [id, shape] of shapes) shape.classList.toggle("marked", isMarked(id));
    for (const edge of edges) {
      const { from, to } = edge.dataset;
      const counts = !edge.classList.contains("removes") && !edge.classList.contains("soft");
      edge.classList.toggle("marked", counts && isMarked(from) && isMarked(to));
      // Drawn last, marked edges lie above the others.
      if (edge.classList.contains("marked")) edge.parentElement.append(edge);
    }
    if (diagram) diagram.classList.toggle("quiet", marked.size > 0);
    goalButtons.forEach((button, i) => button.setAttribute("aria-pressed", String(data.goals[i] === chosen)));
  }

  function bringIntoView(ids) {
    const boxes = ids.flatMap((id) => (shapes.has(id) ? [shapes.get(id).getBoundingClientRect()] : []));
    if (boxes.length === 0) return;
    const frame = diagram.parentElement;
    const view = frame.getBoundingClientRect();
    const middle = boxes.reduce((sum, { top, height }) => sum + top + height / 2, 0) / boxes.length;
    frame.scrollTop += middle - view.top - view.height / 2;
    frame.scrollLeft += Math.min(...boxes.map(({ left }) => left)) - view.left - 60;
  }

  function showGoal(chosen) {
    clear();
    markGoal(chosen);
    bringIntoView(chosen.marked);
    const text = (values) => (values.length === 0 ? [] : [values.join(", ")]);
    panel.replaceChildren(
      make("h3", "", chosen.id),
      make("p", "quiet", chosen.summary),
      ...chosen.reasons.map((reason) => make("p", "bad", reason)),
      rows([["wants", text(chosen.goal)], ["given", text(chosen.given)], ["assumes", text(chosen.assumptions)]]),
      make("ol", "", ...chosen.steps.map(stepItem)),
    );
  }

  const short = (text) => text.replaceAll(/\bentity:/g, "");
  function stepItem(step, i) {
    const needs = step.needs.map(({ text, from }) =>
      make("span", "line", "needs " + short(text) + (from === null ? " (given)" : " (from " + from + ")")));
    const gives = step.gives.map(({ text, to, isGoal }) =>
      make("span", "line", "gives " + short(text) + (to.length > 0 ? " → " + to.join(", ") : "") + (isGoal ? " ← goal" : "")));
    return make("li", "", make("span", "number", String(i + 1)), nameButton(step.name, step.node),
      make("span", "quiet", " cost " + step.cost), ...needs, ...gives);
  }

  function showNode(id) {
    const node = nodes.get(id);
    if (node === undefined) return;
    clear();
    const shape = shapes.get(id);
    if (shape) {
      shape.classList.add("chosen");
      rove(shape);
      shape.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    for (const edge of edges) {
      const { from, to } = edge.dataset;
      if (from !== id && to !== id) continue;
      edge.classList.add("near");
      shapes.get(from === id ? to : from).classList.add("near");
    }
    for (const number of node.findings) {
      const row = document.querySelector('tr[data-finding="' + number + '"]');
      if (row) row.classList.add("related");
    }
    const isSkill = node.kind === "skill";
    const goals = separated(node.goals.map((number) => {
      const button = make("button", "name", data.goals[number].id);
      button.type = "button";
      button.addEventListener("click", () => showGoal(data.goals[number]));
      return button;
    }));
    panel.replaceChildren(
      make("p", "quiet", isSkill ? "skill" : "fact"),
      make("h3", "", node.name),
      ...(node.file === null ? [] : [make("code", "", node.file)]),
      ...(node.description === "" ? [] : [make("p", "", node.description)]),
      rows([
        ["cost", node.cost === "" ? [] : [node.cost]],
        [isSkill ? "needs" : "needed by", links(node.needs)],
        [isSkill ? "gives" : "supplied by", isSkill || node.gives.length > 0 ? links(node.gives) : ["no skill"]],
        ["in the plan of", goals],
        ["findings", node.findings.flatMap(findingLines)],
      ]),
    );
  }

  function findingLines(number) {
    const row = document.querySelector('tr[data-finding="' + number + '"]');
    if (!row) return [];
    const [severity, place, text] = Array.from(row.cells, (cell) => cell.firstChild.textContent.trim());
    const line = place.slice(place.indexOf(":") + 1);
    return [make("div", "", severity + (place.includes(":") ? " " + line : "") + ": " + text)];
  }

  function rove(shape) {
    for (const other of shapes.values()) other.setAttribute("tabindex", other === shape ? "0" : "-1");
  }

  function step(shape, key) {
    const here = shape.getBoundingClientRect();
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null;
    let least = Infinity;
    for (const other of shapes.values()) {
      const there = other.getBoundingClientRect();
      const x = there.left + there.width / 2 - here.left - here.width / 2;
      const y = there.top + there.height / 2 - here.top - here.height / 2;
      const along = x * dx + y * dy;
      if (other === shape || along < 4) continue;
      const distance = along + 3 * Math.abs(x * dy + y * dx);
      if (distance < least) [best, least] = [other, distance];
    }
    if (best === null) return;
    rove(best);
    best.focus();
  }

  for (const [id, shape] of shapes) {
    shape.addEventListener("click", () => showNode(id));
    shape.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") showNode(id);
      else if (event.key.startsWith("Arrow")) step(shape, event.key);
      else return;
      event.preventDefault();
    });
  }
  for (const button of all("button[data-node]")) button.addEventListener("click", () => showNode(button.dataset.node));
  goalButtons.forEach((button, i) => button.addEventListener("click", () => showGoal(data.goals[i])));

  const filter = document.getElementById("filter");
  if (filter) {
    const found = all("#findings tbody tr").map((row) => ({ row, text: row.textContent.toLowerCase() }));
    const boxes = all(".toggle input");
    const apply = () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
      const shown = new Set(boxes.filter((box) => box.checked).map((box) => box.dataset.severity));
      let count = 0;
      for (const { row, text } of found) {
        row.hidden = !shown.has(row.dataset.severity) || !words.every((word) => text.includes(word));
        if (!row.hidden) count += 1;
      }
      document.getElementById("count").textContent = count + " of " + found.length;
    };
    for (const input of [filter, ...boxes]) input.addEventListener("input", apply);
    document.querySelector(".controls").hidden = false;
    apply();
  }

  const fit = document.getElementById("fit");
  if (diagram && fit) {
    const natural = Number(diagram.getAttribute("width"));
    const tall = Number(diagram.getAttribute("height"));
    const setFit = (isFit, scale) => {
      diagram.classList.toggle("fit", isFit);
      diagram.setAttribute("width", String(natural * scale));
      diagram.setAttribute("height", String(tall * scale));
      fit.textContent = isFit ? "actual size" : "fit to width";
    };
    const room = diagram.parentElement.clientWidth;
    fit.hidden = natural <= room;
    // As much of the plan as can be seen with text that can still be read.
    if (natural > room) setFit(natural * READABLE <= room, READABLE);
    fit.addEventListener("click", () => setFit(!diagram.classList.contains("fit"), 1));
    const [first] = shapes.values();
    if (first) rove(first);
  }

  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && filter && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) {
      event.preventDefault();
      filter.focus();
    } else if (event.key === "Escape" && goal !== null) showGoal(goal);
  });

  const first = data.goals.find(({ state }) => state === "broken") || data.goals[0];
  if (first) showGoal(first);
  else if (data.nodes.length > 0) panel.replaceChildren(make("p", "quiet", "Choose a skill to see what it needs and gives."));
})();
`;
