import { examineBlob, type Examined } from '#tools/core/browser/examine-blob.ts';
import type { Reply, Request } from '../worker-messages.ts';
import { practiceName, practiceText } from './practice-file.ts';
import { moreOf, writeReport } from './write-report.ts';

const say = (reply: Reply) => postMessage(reply);
let log: Examined | undefined;

async function check(chosen: File | undefined, size: number): Promise<void> {
  if (chosen && chosen.size !== size) return say({ type: 'unreadable' });
  const file = chosen ?? new File([practiceText()], practiceName);
  log = await examineBlob(file, file.name, (read) =>
    say({ type: 'progress', read, of: file.size }),
  );
  say({ type: 'report', report: await writeReport(log) });
}

async function answer(request: Request): Promise<void> {
  if (request.type === 'check') return check(request.file, request.size);
  if (log) say({ type: 'more', page: await moreOf(log, request.rule, request.from) });
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  answer(data).catch((error: unknown) => {
    // A folder, or a file that was moved or changed after it was chosen.
    if (error instanceof DOMException) say({ type: 'unreadable' });
    // Reported by the worker's error event.
    else
      setTimeout(() => {
        throw error;
      });
  });
});
