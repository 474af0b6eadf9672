import { CtxfstError } from "@ctxfst/core";
import { getSchema, type SchemaName, schemaNames } from "@ctxfst/schema";
import type { RunCommand } from "../command.ts";
import { EXIT } from "../exit-code.ts";
import { nearestHint } from "../nearest-hint.ts";

/** `ctxfst schema NAME` */
export const schema: RunCommand = async ({ arguments: [name] }, shell) => {
  if (name === undefined) throw new CtxfstError("usage", `which one? ${schemaNames.join(", ")}`);
  if (!isSchemaName(name)) {
    const hint = nearestHint(name, schemaNames, `there are ${schemaNames.join(", ")}`);
    throw new CtxfstError("unknown-schema", `no schema is called "${name}"; ${hint}`);
  }
  shell.stdout(`${JSON.stringify(getSchema(name), null, 2)}\n`);
  return EXIT.fine;
};

function isSchemaName(name: string): name is SchemaName {
  return (schemaNames as readonly string[]).includes(name);
}
