import { setTimeout as pause } from 'node:timers/promises';
import type { NodeHttpHandler } from '@smithy/node-http-handler';
import type { Fate } from './fault-kinds.ts';
import { refusals } from './refusing-server.ts';

type Handled = ReturnType<NodeHttpHandler['handle']>;

/** Lets a call to DynamoDB meet its fate without a socket: the SDK sees what `NodeHttpHandler` would show it. */
export async function playDirectly(fate: Fate, send: () => Handled): Handled {
  if (!fate.reachesServer) return fate.error ? broken(fate.error) : refused(fate.status!);
  const [{ response }] = await Promise.all([send(), fate.twice && send()]);
  if (fate.delayMs) await pause(fate.delayMs);
  if (fate.error) return broken(fate.error);
  if (fate.status) response.statusCode = 500;
  return { response };
}

function broken(code: NonNullable<Fate['error']>): never {
  // The handler gives errors of connections this name, and the SDK repeats such calls.
  const error = Object.assign(new Error(`Injected fault: ${code}`), { code, name: 'TimeoutError' });
  throw error;
}

function refused(how: NonNullable<Fate['status']>): Awaited<Handled> {
  const { status, headers = {}, body } = refusals.dynamodb[how];
  return { response: { statusCode: status, headers, body: Buffer.from(body) } };
}
