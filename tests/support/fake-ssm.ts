import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@outcrop/emulators/http/listen.ts';

/**
 * A server with Systems Manager's parameters, as far as the functions use them: a URL for
 * `AWS_ENDPOINT_URL_SSM`.
 */
export async function startFakeSsm(parameters: Map<string, string>) {
  const { port, close } = await listen(async (request, response) => {
    const { status, body } = respond(parameters, request, JSON.parse(await text(request)) as Asked);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  });
  return { url: `http://127.0.0.1:${port}`, stop: close };
}

interface Asked {
  Name: string;
  Value?: string;
}

function respond(
  parameters: Map<string, string>,
  { headers }: IncomingMessage,
  { Name, Value }: Asked,
) {
  if (headers['x-amz-target'] === 'AmazonSSM.PutParameter') {
    parameters.set(Name, Value!);
    return { status: 200, body: { Version: 1 } };
  }
  const found = parameters.get(Name);
  if (found === undefined) return { status: 400, body: { __type: 'ParameterNotFound' } };
  return { status: 200, body: { Parameter: { Name, Value: found, Type: 'SecureString' } } };
}
