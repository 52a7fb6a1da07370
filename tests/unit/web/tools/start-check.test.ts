import { expect, it, vi } from 'vitest';
import { startCheck } from '#sites/outcrop/pages/tools/core/checker/start-check.ts';

it('passes the worker the size that a file had before the worker was loaded', () => {
  let size = 120;
  const sent: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        // Like a file that is deleted while the worker is loading.
        size = 0;
      }
      postMessage(message: unknown) {
        sent.push(message);
      }
    },
  );
  const file = {
    get size() {
      return size;
    },
  } as File;
  startCheck({ file }, () => undefined);
  vi.unstubAllGlobals();
  expect(sent).toEqual([{ type: 'check', file, size: 120 }]);
});
