import { Notice } from '#web/src/components/notice.tsx';
import * as messages from './messages.ts';

/** Says what a copy has, and what it still needs. */
export function CopiedNote({ files }: { files: string | undefined }) {
  return (
    <Notice tone="info" title={messages.copyIsNotSavedYet}>
      {files === undefined ? messages.copyHasEverything : messages.copyHasNoFiles(files)}
    </Notice>
  );
}
