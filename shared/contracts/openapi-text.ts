import * as z from 'zod';
import type { Capabilities } from '../site-config/capability.ts';
import {
  inputInQuery,
  pathParameters,
  possibleErrors,
  type Access,
  type Call,
} from './define-contract.ts';
import { errorTable } from './errors.ts';
import { deployedCalls, type ListedCall } from './index.ts';

type JsonSchema = Record<string, unknown>;

/**
 * Writes the OpenAPI 3.1 description of the calls that a shop with these capabilities deploys.
 * @param product the shop's name
 */
export function openApiText(product: string, capabilities: Capabilities): string {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const listed of deployedCalls(capabilities)) {
    const { method, path } = listed.call;
    (paths[path] ??= {})[method.toLowerCase()] = operation(listed);
  }
  const description = {
    openapi: '3.1.0',
    info: {
      title: product,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative: the shop that serves this description.
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
    paths,
  };
  return `${JSON.stringify(description, null, 2)}\n`;
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
    security: bearer[call.access] ?? [],
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
  if (call.style === 'redirect') {
    return {
      200: {
        description: 'The target of the Location header of the 302, for a client that follows it.',
      },
      302: { description: 'See the Location header.' },
    };
  }
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
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => typeParts(jsonSchema),
  });
  return rest;
}

/** Adds a type to the parts that several patterns are split into: generated clients would treat them as any type. */
function typeParts(schema: JsonSchema): void {
  const { type, allOf } = schema;
  if (type !== 'string' || !Array.isArray(allOf)) return;
  for (const part of allOf as JsonSchema[]) part['type'] ??= type;
}
