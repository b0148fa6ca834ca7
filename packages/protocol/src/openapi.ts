import { z } from 'zod';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { ERRORS, type ErrorCode } from './error-codes.ts';
import { Problem } from './errors.ts';
import { ClientMessage, ServerMessage } from './live.ts';

type Json = { [key: string]: unknown };

/** The calls as an OpenAPI 3.1 document; the messages of `WS /api/live` stand among its schemas. */
export function openApi(version: string): Json {
  const paths: { [path: string]: Json } = {};
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crownleaf',
      version,
      description: 'Tables, answers and views. `WS /api/live` takes `ClientMessage` and sends `ServerMessage`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'crownleaf' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Problem: schemaOf(Problem, 'output'),
        ClientMessage: schemaOf(ClientMessage, 'input'),
        ServerMessage: schemaOf(ServerMessage, 'output'),
      },
    },
  };
}

function operation(name: string, call: Call): Json {
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')];
  const body = call.body === undefined ? {} : { requestBody: { content: json(schemaOf(call.body, 'input')) } };
  return {
    operationId: name,
    summary: call.summary,
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...body,
    responses: { 200: { description: 'Done', content: json(schemaOf(call.reply, 'output')) }, ...refusals(call) },
  };
}

function securityOf({ who, scope }: Call): Json[] {
  if (who === 'anybody') return [];
  const known = [{ session: [] }, ...(scope === undefined ? [] : [{ token: [scope] }])];
  return who === 'optional' ? [{}, ...known] : known;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function refusals(call: Call): Json {
  const byStatus: { [status: number]: ErrorCode[] } = {};
  for (const code of codesOf(call)) {
    const { status } = ERRORS[code];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [status, { description: codes.join(', '), content: problem }]),
  );
}

function codesOf({ who, scope, params, query, body, errors = [] }: Call): readonly ErrorCode[] {
  const checked = [params, query, body].some((part) => part !== undefined);
  return [
    ...(checked ? (['bad-request'] as const) : []),
    ...(params === undefined ? [] : (['not-found'] as const)),
    ...(who === 'account' ? (['not-signed-in'] as const) : []),
    ...(who === 'anybody' || scope === undefined ? [] : (['scope-missing'] as const)),
    ...errors,
  ];
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return rest;
}
