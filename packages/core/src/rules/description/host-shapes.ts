import type { Shape } from "./value-shape.ts";

/** What one host reads beside or inside the fields of the specification: dated data, like the profiles. */
export interface HostShape {
  readonly host: string;
  readonly shape: Shape;
  /** Where this is written down, and when somebody looked. */
  readonly source: string;
  readonly verifiedOn: string;
}

const TEXT: Shape = { kind: "text" };
const BOOLEAN: Shape = { kind: "boolean" };
const TEXTS: Shape = { kind: "list", item: TEXT };
const TEXTS_OR_TEXT: Shape = { kind: "list", item: TEXT, orText: true };
const ICON: Shape = {
  kind: "text",
  pattern: /^(?:\.\/)*assets\/(?!(?:.*\/)?\.\.(?:\/|$))|^(?:\.\/)*\.\.\//,
  expected: "a relative path under assets/",
};

/** `agents/openai.yaml`. What does not fit a type makes Codex ignore the whole file, the policy included. */
export const OPENAI_SIDECAR: HostShape = {
  host: "codex",
  source: "openai/codex: codex-rs/core-skills/src/loader.rs",
  verifiedOn: "2026-12",
  shape: {
    kind: "map",
    fields: {
      interface: {
        kind: "map",
        fields: {
          display_name: TEXT,
          short_description: TEXT,
          icon_small: ICON,
          icon_large: ICON,
          brand_color: { kind: "text", pattern: /^#[\da-f]{6}$/i, expected: "#RRGGBB" },
          default_prompt: TEXT,
        },
      },
      policy: { kind: "map", fields: { allow_implicit_invocation: BOOLEAN, products: TEXTS } },
      dependencies: {
        kind: "map",
        fields: {
          tools: {
            kind: "list",
            item: {
              kind: "map",
              required: ["type", "value"],
              fields: {
                type: TEXT,
                value: TEXT,
                description: TEXT,
                transport: TEXT,
                command: TEXT,
                url: TEXT,
              },
            },
          },
        },
      },
    },
  },
};

/** `metadata.openclaw`. An installer that lacks what its kind needs is dropped without a word. */
export const OPENCLAW_BLOCK: HostShape = {
  host: "openclaw",
  source: "openclaw/openclaw: src/agents/skills/frontmatter.ts, src/shared/frontmatter.ts",
  verifiedOn: "2026-12",
  shape: {
    kind: "map",
    fields: {
      always: BOOLEAN,
      skillKey: TEXT,
      primaryEnv: TEXT,
      emoji: TEXT,
      homepage: TEXT,
      os: {
        kind: "list",
        item: {
          kind: "text",
          words: ["darwin", "linux", "win32"],
          meant: { macos: "darwin", osx: "darwin", mac: "darwin", windows: "win32", win: "win32" },
        },
        orText: true,
      },
      requires: {
        kind: "map",
        fields: {
          bins: TEXTS_OR_TEXT,
          anyBins: TEXTS_OR_TEXT,
          env: TEXTS_OR_TEXT,
          config: TEXTS_OR_TEXT,
        },
      },
      install: {
        kind: "list",
        item: {
          kind: "variants",
          key: "kind",
          alias: "type",
          meant: { npm: "node", homebrew: "brew" },
          variants: {
            brew: ["formula", "cask"],
            node: ["package"],
            go: ["module"],
            uv: ["package"],
            download: ["url"],
          },
        },
      },
    },
  },
};

/** `metadata.hermes`. */
export const HERMES_BLOCK: HostShape = {
  host: "hermes",
  source: "NousResearch/hermes-agent: website/docs/developer-guide/creating-skills.md",
  verifiedOn: "2026-12",
  shape: {
    kind: "map",
    fields: {
      tags: TEXTS_OR_TEXT,
      related_skills: TEXTS_OR_TEXT,
      requires_toolsets: TEXTS_OR_TEXT,
      requires_tools: TEXTS_OR_TEXT,
      fallback_for_toolsets: TEXTS_OR_TEXT,
      fallback_for_tools: TEXTS_OR_TEXT,
      config: { kind: "list", item: { kind: "map", required: ["key"], fields: {} } },
      blueprint: { kind: "map", fields: {} },
    },
  },
};

/** Top-level fields that Hermes reads, in skills that are meant for it. */
export const HERMES_FIELDS: HostShape = {
  host: "hermes",
  source: "NousResearch/hermes-agent: website/docs/developer-guide/creating-skills.md",
  verifiedOn: "2026-12",
  shape: {
    kind: "map",
    fields: {
      platforms: {
        kind: "list",
        item: {
          kind: "text",
          words: ["macos", "linux", "windows"],
          meant: { darwin: "macos", osx: "macos", mac: "macos", win32: "windows", win: "windows" },
        },
        orText: true,
      },
      required_environment_variables: {
        kind: "list",
        item: {
          kind: "either",
          shapes: [{ kind: "map", required: ["name"], fields: {} }, TEXT],
        },
      },
    },
  },
};
