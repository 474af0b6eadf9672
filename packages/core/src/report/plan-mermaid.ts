import type { GoalOutcome } from "../check/check-result.ts";
import { mermaidLabel } from "./mermaid-label.ts";

/**
 * Plans as a Mermaid flowchart, one subgraph a goal, steps of one wave side by side. Node ids are our own, labels are
 * quoted and escaped, so that no name can change the drawing. Capped well below the 500 edges that Mermaid refuses.
 */
export function plansMermaid(outcomes: readonly GoalOutcome[], maximumSteps = 200): string {
  const lines = ["flowchart LR"];
  let drawn = 0;
  outcomes.forEach((outcome, g) => {
    const waves = outcome.plan.status === "found" ? outcome.plan.waves : [];
    lines.push(`  subgraph g${g}["${mermaidLabel(outcome.id)}"]`);
    let previous: string[] = [];
    for (const [w, wave] of waves.entries()) {
      if (drawn + wave.length > maximumSteps) {
        lines.push(`    g${g}more["and more steps"]`);
        break;
      }
      drawn += wave.length;
      const ids = wave.map((_, i) => `g${g}w${w}s${i}`);
      wave.forEach((step, i) => {
        lines.push(`    ${ids[i]}["${mermaidLabel(step)}"]`);
      });
      if (previous.length > 0) lines.push(`    ${previous.join(" & ")} --> ${ids.join(" & ")}`);
      previous = ids;
    }
    if (waves.length === 0) {
      const text = outcome.plan.status === "found" ? "holds already" : outcome.plan.status;
      lines.push(`    g${g}none["${text}"]`);
    }
    lines.push("  end");
  });
  return `${lines.join("\n")}\n`;
}
