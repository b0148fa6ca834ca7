import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';

/**
 * Whether a value is already what its schema would make of it. Made from the schema, and some ten times as quick as to have
 * it read the value; but the schema alone can tell what is wrong. Only for schemas that JSON Schema expresses whole:
 * a `refine` or a `trim` would be left out.
 */
export function fitting<S extends z.ZodType>(schema: S): (value: unknown) => value is z.output<S> {
  // What zod describes needs no check of its own, which would take longer than all the rest.
  const ajv = new Ajv2020({ meta: false, validateSchema: false });
  return ajv.compile<z.output<S>>(z.toJSONSchema(schema, { io: 'output' }));
}
