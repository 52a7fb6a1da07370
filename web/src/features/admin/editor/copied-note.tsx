import { Notice } from '#web/src/components/notice.tsx';
import * as messages from './messages.ts';

/** Explains what a copy contains, and what it still needs. */
export function CopiedNote({ files }: { files: string | undefined }) {
  return (
    <Notice tone="info" title={messages.copyIsNotSavedYet}>
      {files === undefined ? messages.copyHasEverything : messages.copyHasNoFiles(files)}
    </Notice>
  );
}
