import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { DynamoDbServer } from '@outcrop/emulators/dynamodb';

const { handle } = NodeHttpHandler.prototype;
const servers = new Map<number | undefined, DynamoDbServer>();

/**
 * Lets the SDK's clients in this process call a DynamoDB server of this process without HTTP, which takes half of the
 * time of a call. What the SDK signs, writes and reads stays the same.
 * @returns a function that ends it
 */
export function callDirectly(server: DynamoDbServer): () => void {
  const port = Number(new URL(server.url).port);
  if (servers.size === 0) NodeHttpHandler.prototype.handle = handleDirectly;
  servers.set(port, server);
  return () => {
    servers.delete(port);
    if (servers.size === 0) NodeHttpHandler.prototype.handle = handle;
  };
}

type Handled = ReturnType<typeof handle>;
type Meet = (request: Parameters<typeof handle>[0], send: () => Handled) => Handled;
let meet: Meet = (_, send) => send();

/**
 * Lets a test decide what happens to each direct call: it is sent once, several times or not at all.
 * @returns a function that ends it
 */
export function meetDirectCalls(given: Meet): () => void {
  meet = given;
  return () => {
    meet = (_, send) => send();
  };
}

const handleDirectly: typeof handle = async function (this: NodeHttpHandler, request, options) {
  if (!servers.has(request.port)) return handle.call(this, request, options);
  return meet(request, async () => {
    // As over a socket, others go on before the call is handled.
    await nextTurn();
    const server = servers.get(request.port);
    if (!server) return handle.call(this, request, options);
    const { status, body } = server.handleCall(lowerCase(request.headers), textOf(request.body));
    const response = { statusCode: status, headers: {}, body: Buffer.from(JSON.stringify(body)) };
    return { response };
  });
};

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const textOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);
