import * as z from 'zod';
import {
  inputInQuery,
  pathParameters,
  possibleErrors,
  type Access,
  type Call,
} from '#shared/contracts/define-contract.ts';
import { errorTable } from '#shared/contracts/errors.ts';
import { offeredCalls, type ListedCall } from '#shared/contracts/index.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';

type JsonSchema = Record<string, unknown>;

const accessWords: Record<Access, string> = {
  public: 'anybody',
  optional: 'anybody; a token makes it personal',
  member: 'signed in',
  admin: 'admins',
  signed: 'signed requests',
};

/**
 * OpenAPI 3.1 of the calls that a shop offers; planned ones are marked `x-planned`.
 * @param capabilities those of the site by default
 */
export function openApiText(capabilities?: Capabilities): string {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const listed of offeredCalls(capabilities)) {
    const { method, path } = listed.call;
    (paths[path] ??= {})[method.toLowerCase()] = operation(listed);
  }
  const description = {
    openapi: '3.1.0',
    info: { title: 'Outcrop', version: '1' },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
    paths,
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** The same as a readable page. */
export function describeApi(capabilities?: Capabilities): string {
  const groups = Map.groupBy(offeredCalls(capabilities), ({ group }) => group);
  const sections = [...groups].map(([group, calls]) => {
    const rows = calls.map(({ call }) => row(call));
    return [
      `## ${group}`,
      '',
      '| call | who | what | own errors |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  return `${[introduction, ...sections, errorsSection()].join('\n\n')}\n`;
}

const introduction = `# The API

Written by \`npm run openapi\` from \`shared/contracts\`, the manifest that routes, handlers, web client and CDK read too; \`openapi.json\` beside it has
every field. Calls marked *planned* are in the plan, and no deployment answers them yet.

Errors have the body \`{ "error", "message", "code", "fields"? }\`: \`code\` is stable, \`message\` repeats \`error\`. Every call with input can answer
\`validation_failed\`, every call with a body \`invalid_json\`. Any call can answer \`internal_error\`, which is our fault, \`service_unavailable\` when it takes too
long, and \`not_set_up\` while the operator has not stored a secret that it needs. Signed-in calls take \`Authorization: Bearer <token>\`.`;

function row(call: Call): string {
  const errors = (call.errors ?? []).map((code) => `\`${code}\``).join(', ');
  const planned = call.planned ? ' *Planned.*' : '';
  return `| \`${call.method} ${call.path}\` | ${accessWords[call.access]} | ${call.summary}${planned} | ${errors} |`;
}

function errorsSection(): string {
  const rows = Object.entries(errorTable).map(
    ([code, { status, text }]) => `| \`${code}\` | ${status} | ${text} |`,
  );
  return ['## Errors', '', '| code | status | text |', '| --- | --- | --- |', ...rows].join('\n');
}

function operation({ group, name, call }: ListedCall): JsonSchema {
  const input = schemaOf(call.input, 'input');
  const inPath = pathParameters(call.path);
  const inQuery = inputInQuery(call.method);
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (input['required'] ?? []) as string[];
  const parameters = Object.entries(properties)
    .filter(([field]) => inQuery || inPath.includes(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || required.includes(field),
      schema,
    }));
  const body = Object.entries(properties).filter(([field]) => !inPath.includes(field));
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: call.summary,
    ...(call.planned && { 'x-planned': true }),
    ...(call.access in bearer && { security: bearer[call.access] }),
    ...(parameters.length > 0 && { parameters }),
    ...(!inQuery &&
      body.length > 0 && {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(body),
                required: required.filter((field) => !inPath.includes(field)),
              },
            },
          },
        },
      }),
    responses: { ...success(call), ...failures(call) },
  };
}

const bearer: Partial<Record<Access, JsonSchema[]>> = {
  optional: [{}, { token: [] }],
  member: [{ token: [] }],
  admin: [{ token: [] }],
};

function success(call: Call): JsonSchema {
  if (call.style === 'redirect') return { 302: { description: 'See the Location header.' } };
  const schema = schemaOf(call.output, 'output');
  const type = schema['type'] === 'string' ? 'text/html' : 'application/json';
  return { 200: { description: 'Done.', content: { [type]: { schema } } } };
}

function failures(call: Call): JsonSchema {
  const byStatus = Map.groupBy(possibleErrors(call), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      {
        description: [...new Set(found)].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const errorSchema = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    code: { enum: Object.keys(errorTable) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
