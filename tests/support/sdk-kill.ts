import { AsyncLocalStorage } from 'node:async_hooks';
import { dynamo } from '#functions/platform/dynamo.ts';
import { s3 } from '#functions/platform/s3.ts';

interface Death {
  /** The number of the call at which the process dies, from 1. */
  at: number;
  when: 'before' | 'after';
}

/** The process has died: nothing that it would do now happens. */
class Dead extends Error {}

/**
 * Lets work of a function in this process die at one of its calls to S3 or DynamoDB: that call and all later ones fail.
 * @returns runs work with a death; whether it was met
 */
export function createDeaths() {
  const lives = new AsyncLocalStorage<Death & { calls: number }>();
  const count = async (send: () => Promise<unknown>) => {
    const life = lives.getStore();
    if (!life) return send();
    const call = ++life.calls;
    if (call > life.at || (call === life.at && life.when === 'before')) throw new Dead();
    const answer = await send();
    if (call === life.at) throw new Dead();
    return answer;
  };
  for (const client of [dynamo, s3] as { middlewareStack: typeof s3.middlewareStack }[]) {
    client.middlewareStack.add((next) => (given) => count(() => next(given)) as never, {
      step: 'initialize',
      priority: 'high',
    });
  }
  return async (death: Death, work: () => Promise<unknown>): Promise<boolean> => {
    const life = { ...death, calls: 0 };
    try {
      await lives.run(life, work);
    } catch (error) {
      if (!(error instanceof Dead)) throw error;
    }
    return life.calls >= life.at;
  };
}
