import { AsyncLocalStorage } from 'node:async_hooks';
import { S3Client } from '@aws-sdk/client-s3';
import type { LoadHandler } from '#infra/local/gateway/invoke.ts';

const offsets = new AsyncLocalStorage<number>();

/** Events of tables and buckets come without it. */
interface Context {
  getRemainingTimeInMillis?(): number;
}

/** Wraps the functions, so that each runs with a clock that is so many minutes fast, or slow if it is negative. */
export const skewClocks =
  (load: LoadHandler, minutesFast: (group: string) => number): LoadHandler =>
  async (group) => {
    const handler = await load(group);
    return (event, context) => {
      const { getRemainingTimeInMillis: left } = context as Context;
      // Lambda counts this down, whatever the time of day.
      const steady = { getRemainingTimeInMillis: () => offsets.exit(left!) };
      return offsets.run(minutesFast(group) * 60_000, () =>
        handler(event, { ...(context as Context), ...(left && steady) }),
      );
    };
  };

/**
 * Lets `Date` read those clocks. Servers of this process keep the right time, because their requests begin outside of
 * the functions. The clients of AWS know the difference, as they do after their first response.
 * @returns a function that ends it
 */
export function letClocksDiffer(): () => void {
  const RightDate = globalThis.Date;
  const now = () => RightDate.now() + (offsets.getStore() ?? 0);
  const OwnDate = new Proxy(RightDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as object,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  globalThis.Date = OwnDate;
  const client = Object.getPrototypeOf(S3Client.prototype) as S3Client;
  const { send } = client;
  client.send = function (this: S3Client, ...given: unknown[]) {
    Object.defineProperty(this.config, 'systemClockOffset', {
      // Fake timers replace `Date` with one that functions and servers share.
      get: () => (globalThis.Date === OwnDate ? RightDate.now() - now() : 0),
      set: () => {},
      configurable: true,
    });
    return Reflect.apply(send, this, given) as never;
  };
  return () => {
    globalThis.Date = RightDate;
    client.send = send;
  };
}
