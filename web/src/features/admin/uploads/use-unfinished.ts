import { useEffect, useState } from 'react';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { adminCall } from '../parts/admin-call.ts';
import { percentSent } from './transfer-texts.ts';
import { forgetUnfinished, readUnfinished, type UnfinishedUpload } from './unfinished-uploads.ts';

export interface Unfinished {
  upload: UnfinishedUpload;
  /** The share that has arrived, 0 to 100. */
  percent: number;
  giveUp: () => void;
}

/** Returns the file of this field that has been sent in part, if the server still accepts the rest. */
export function useUnfinished(
  kind: UploadKind,
  itemId: string | undefined,
): Unfinished | undefined {
  const [found, setFound] = useState<Omit<Unfinished, 'giveUp'>>();
  useEffect(() => {
    const upload = readUnfinished().find((each) => each.kind === kind && each.itemId === itemId);
    if (!upload) return;
    const controller = new AbortController();
    void ask(upload, controller.signal).then((percent) => {
      if (percent !== undefined && !controller.signal.aborted) setFound({ upload, percent });
    });
    return () => controller.abort();
  }, [kind, itemId]);

  return (
    found && {
      ...found,
      giveUp() {
        const { uploadId } = found.upload;
        setFound(undefined);
        forgetUnfinished(uploadId);
        void adminCall('DELETE /api/admin/uploads/{id}', { id: uploadId }).catch(() => undefined);
      },
    }
  );
}

/** Returns the share that has arrived, in percent; undefined if the upload has ended or the call fails. */
async function ask(
  { uploadId, sizeBytes }: UnfinishedUpload,
  signal: AbortSignal,
): Promise<number | undefined> {
  try {
    const { arrived, partBytes } = await adminCall(
      'GET /api/admin/uploads/{id}/parts',
      { id: uploadId },
      signal,
    );
    return percentSent(Math.min(arrived.length * partBytes, sizeBytes), sizeBytes);
  } catch (error) {
    const isOver = error instanceof ApiError && (error.status === 404 || error.status === 409);
    if (isOver) forgetUnfinished(uploadId);
    return undefined;
  }
}
