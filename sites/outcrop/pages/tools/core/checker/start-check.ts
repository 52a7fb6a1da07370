import type { CoreRuleId } from '#shared/core-rules/rule-list.ts';
import type { From, Page, Reply, Request } from './worker-messages.ts';
import type { Job } from './pick-file.ts';

/** `lost`: the worker could not be loaded. `stopped`: it failed while working. */
export type CheckState = Exclude<Reply, { type: 'more' }> | { type: 'lost' | 'stopped' };

export interface RunningCheck {
  more(rule: CoreRuleId, from: From): Promise<Page>;
  stop(): void;
}

/** Checks a file in a worker, which stays alive as long as its findings are shown. */
export function startCheck({ file }: Job, onState: (state: CheckState) => void): RunningCheck {
  // Read before the worker is fetched: a file that is deleted in the meantime has 0 bytes and would pass for an empty
  // one.
  const size = file?.size ?? 0;
  const worker = new Worker(new URL('./worker/check-worker.ts', import.meta.url), {
    type: 'module',
  });
  const waiting: ((page: Page) => void)[] = [];
  const ask = (request: Request) => worker.postMessage(request);
  let heard = false;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    heard = true;
    if (data.type === 'more') waiting.shift()?.(data.page);
    else onState(data);
  };
  worker.onerror = () => onState({ type: heard ? 'stopped' : 'lost' });
  ask({ type: 'check', file, size });
  return {
    more: (rule, from) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        ask({ type: 'more', rule, from });
      }),
    stop: () => worker.terminate(),
  };
}
