import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { inputInQuery, pathParameters, type Call } from '#shared/contracts/define-contract.ts';
import { AppError } from './app-error.ts';

/**
 * Parses path, query and body of a request with the call's input schema. The use case of a raw call reads the body
 * itself.
 * @throws AppError `invalid_json`, or `validation_failed` with a text for each field
 */
export function readInput(call: Call, event: APIGatewayProxyEventV2): unknown {
  const sent = readSent(call, event);
  const fromPath = Object.fromEntries(
    pathParameters(call.path).map((name) => [name, event.pathParameters?.[name]]),
  );
  const result = call.input.safeParse({ ...sent, ...fromPath });
  if (result.success) return result.data;
  throw new AppError('validation_failed', { fields: fieldTexts(result.error) });
}

function readSent({ method, style }: Call, event: APIGatewayProxyEventV2): object | undefined {
  if (inputInQuery(method)) return event.queryStringParameters;
  return style === 'raw' ? undefined : readJson(event);
}

/** Returns the body as text, decoded if API Gateway encoded it. */
export function rawBody(event: APIGatewayProxyEventV2): string {
  if (!event.body) return '';
  return event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
}

function readJson(event: APIGatewayProxyEventV2): Record<string, unknown> {
  const body = rawBody(event);
  if (body === '') return {};
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return parsed as Record<string, unknown>;
    }
  } catch (cause) {
    throw new AppError('invalid_json', { cause });
  }
  throw new AppError('invalid_json', { text: 'The request body must be a JSON object.' });
}

function fieldTexts(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  return fields;
}
