import { useEffect, useRef, useState } from 'react';
import { checkFile } from '#shared/constants/upload-rules.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import * as messages from './messages.ts';
import { createPauses, type Pauses } from './pauses.ts';
import { leftForm, runUpload } from './run-upload.ts';
import { isUnderWay, type UploadProgress } from './upload-progress.ts';
import { uploadSteps } from './upload-steps.ts';

export interface UploadSlot {
  /** The chosen file, if it can be sent. */
  file?: File;
  /** Why the chosen file can't be sent. */
  problem?: string;
  /** Absent until it is sent. */
  progress?: UploadProgress;
}

/** The outcome for all files of a form: all accepted, one failed or cancelled, or some still being sent. */
export type SendOutcome = 'accepted' | 'failed' | 'underWay';

export interface Uploads {
  slot: (kind: UploadKind) => UploadSlot;
  choose: (kind: UploadKind, file: File | undefined) => void;
  /** Sends the chosen files that have not been accepted yet, in parallel. */
  send: (itemId: string) => Promise<SendOutcome>;
  /** Retries one file. */
  retry: (kind: UploadKind, itemId: string) => Promise<SendOutcome>;
  cancel: (kind: UploadKind) => void;
  /** Pauses a file that is sent in parts. */
  pause: (kind: UploadKind) => void;
  resume: (kind: UploadKind) => void;
  /** Whether a file is being sent or checked. */
  busy: boolean;
  /** How much of all the files has been sent, 0 to 100; undefined while they are being checked. */
  percent: number | undefined;
  /** Whether a file was chosen that the server has not accepted. */
  unsaved: boolean;
  /** The first kind with a file that can't be sent. */
  problemKind: UploadKind | undefined;
}

interface Running {
  controller: AbortController;
  pauses: Pauses;
}

type Slots = Partial<Record<UploadKind, UploadSlot>>;

const waitsForServer = ({ file, progress }: UploadSlot): boolean =>
  file !== undefined && progress?.phase !== 'accepted';

/** After a final rejection, only another file can be sent. */
const needsSending = (slot: UploadSlot): boolean =>
  waitsForServer(slot) &&
  !isUnderWay(slot.progress) &&
  !(slot.progress?.phase === 'failed' && slot.progress.final);

function percentOf(slots: readonly UploadSlot[]): number | undefined {
  let sent = 0;
  let total = 0;
  for (const { file, progress } of slots) {
    if (!file || !isUnderWay(progress)) continue;
    total += file.size;
    if (progress?.phase === 'checking') sent += file.size;
    if (progress?.phase === 'sending') sent += progress.sentBytes;
  }
  return sent < total ? Math.floor((sent / total) * 100) : undefined;
}

/**
 * The files of one form and their progress. Unmounting the form cancels running uploads; parts that have been sent are
 * kept for another try.
 */
export function useUploads(): Uploads {
  const [slots, setSlots] = useState<Slots>({});
  const latest = useRef<Slots>({});
  const running = useRef(new Map<UploadKind, Running>());

  function change(kind: UploadKind, slot: UploadSlot): void {
    latest.current = { ...latest.current, [kind]: slot };
    setSlots(latest.current);
  }

  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach(({ controller }) => controller.abort(leftForm));
  }, []);

  async function sendOne(kind: UploadKind, itemId: string): Promise<void> {
    const file = latest.current[kind]?.file;
    if (!file) return;
    const controller = new AbortController();
    const report = (progress: UploadProgress) => change(kind, { file, progress });
    const pauses = createPauses(() => {
      const { progress } = latest.current[kind] ?? {};
      if (progress?.phase !== 'sending') return;
      report({ ...progress, held: pauses.paused ? 'paused' : undefined, secondsLeft: undefined });
    });
    running.current.set(kind, { controller, pauses });
    const { signal } = controller;
    report(await runUpload(uploadSteps, { kind, itemId, file, signal, pauses, report }));
    running.current.delete(kind);
  }

  const values = Object.values(slots);
  function outcome(): SendOutcome {
    const now = Object.values(latest.current);
    if (now.some(({ progress }) => isUnderWay(progress))) return 'underWay';
    return now.some(waitsForServer) ? 'failed' : 'accepted';
  }
  const kindWhere = (holds: (slot: UploadSlot) => boolean) =>
    (Object.keys(slots) as UploadKind[]).find((kind) => holds(slots[kind]!));

  return {
    slot: (kind) => slots[kind] ?? {},
    choose(kind, file) {
      if (isUnderWay(latest.current[kind]?.progress)) return;
      const problem = file && (file.size === 0 ? messages.thisFileIsEmpty : checkFile(kind, file));
      change(kind, problem ? { problem } : { file });
    },
    async send(itemId) {
      const kinds = Object.keys(latest.current) as UploadKind[];
      const waiting = kinds.filter((kind) => needsSending(latest.current[kind]!));
      await Promise.all(waiting.map((kind) => sendOne(kind, itemId)));
      return outcome();
    },
    async retry(kind, itemId) {
      await sendOne(kind, itemId);
      return outcome();
    },
    cancel: (kind) => running.current.get(kind)?.controller.abort(),
    pause: (kind) => running.current.get(kind)?.pauses.pause(),
    resume: (kind) => running.current.get(kind)?.pauses.resume(),
    percent: percentOf(values),
    busy: values.some(({ progress }) => isUnderWay(progress)),
    unsaved: values.some(waitsForServer),
    problemKind: kindWhere(({ problem }) => problem !== undefined),
  };
}
