import { AsyncLocalStorage } from 'node:async_hooks';
import { dynamo } from '#functions/platform/dynamo.ts';
import { s3 } from '#functions/platform/s3.ts';

/** The process has died: nothing that it would do now happens. */
class Dead extends Error {}

/**
 * Lets work of a function in this process die after one of its calls to S3 or DynamoDB: it gets no response to that call
 * or a later one.
 * @returns Runs work that dies after the n-th call, from 1. Returns whether it did.
 */
export function createDeaths() {
  const lives = new AsyncLocalStorage<{ at: number; calls: number }>();
  const count = async (send: () => Promise<unknown>) => {
    const life = lives.getStore();
    if (!life) return send();
    const call = ++life.calls;
    if (call > life.at) throw new Dead();
    const output = await send();
    if (call === life.at) throw new Dead();
    return output;
  };
  for (const client of [dynamo, s3] as { middlewareStack: typeof s3.middlewareStack }[]) {
    client.middlewareStack.add((next) => (given) => count(() => next(given)) as never, {
      step: 'initialize',
      priority: 'high',
    });
  }
  return async (at: number, work: () => Promise<unknown>): Promise<boolean> => {
    const life = { at, calls: 0 };
    try {
      await lives.run(life, work);
    } catch (error) {
      if (!(error instanceof Dead)) throw error;
    }
    return life.calls >= life.at;
  };
}
