import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

interface StructuredResult {
  statusCode: number;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/** Sends one of API Gateway's own short responses: `{"message":"Not Found"}`. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}

/**
 * Sends a function's result by the rules of payload format 2.0: without a `statusCode` the whole result is
 * the JSON body of a 200; a result of the wrong shape is a 500.
 */
export function sendResult(response: ServerResponse, result: unknown, withoutBody: boolean): void {
  const structured = toStructured(result);
  if (!structured) return sendMessage(response, 500, 'Internal Server Error');
  const body = Buffer.from(structured.body ?? '', structured.isBase64Encoded ? 'base64' : 'utf8');
  const headers: OutgoingHttpHeaders = { 'content-type': 'text/plain;charset=UTF-8' };
  for (const [name, value] of Object.entries(structured.headers ?? {})) {
    headers[name.toLowerCase()] = String(value);
  }
  if (structured.cookies?.length) headers['set-cookie'] = structured.cookies;
  // A function returns no body for HEAD, so the length is unknown here.
  if (!withoutBody || body.length > 0) headers['content-length'] = body.length;
  response.writeHead(structured.statusCode, headers);
  response.end(withoutBody ? undefined : body);
}

function toStructured(result: unknown): StructuredResult | undefined {
  const hasStatus = typeof result === 'object' && result !== null && 'statusCode' in result;
  if (!hasStatus) {
    const headers = { 'content-type': 'application/json' };
    return { statusCode: 200, headers, body: JSON.stringify(result ?? null) };
  }
  const { statusCode, body } = result as { statusCode: unknown; body?: unknown };
  const valid = Number.isInteger(statusCode) && (body === undefined || typeof body === 'string');
  return valid ? (result as StructuredResult) : undefined;
}
