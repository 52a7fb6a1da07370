import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SalesFile } from '#shared/contracts/sales.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { longDay } from '../dashboard/day-text.ts';
import { fileTexts } from './file-texts.ts';
import type { SalesProgress } from './read-sales.ts';
import { saveSales } from './save-sales.ts';
import styles from './export-dialog.module.css';
import * as messages from './messages.ts';

interface ExportDialogProps {
  file: SalesFile;
  onClose: () => void;
}

/** Asks for a period, reads it page by page, and saves one file. */
export function ExportDialog({ file, onClose }: ExportDialogProps) {
  const { title, content, saved } = fileTexts[file];
  const [progress, setProgress] = useState<SalesProgress>();
  const [isEmpty, setEmpty] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const { run, pending, error } = useAction(async (sent: HTMLFormElement) => {
    const fields = new FormData(sent);
    const period = { from: String(fields.get('from')), to: String(fields.get('to')) };
    const { signal } = (stop.current = new AbortController());
    setProgress(undefined);
    setEmpty(false);
    try {
      const count = await saveSales({ file, period, signal, onProgress: setProgress });
      if (count === 0) return setEmpty(true);
      toast.success(saved(count));
      onClose();
    } catch (failure) {
      if (!signal.aborted) throw failure;
    }
  });
  const form = useFocusInvalid(error);
  const fields = error?.fields ?? {};

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(event.currentTarget);
  }

  return (
    <Dialog open onClose={onClose} title={title} size="sm">
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.period}>
          <TextField
            label={messages.from}
            name="from"
            type="date"
            hint={messages.emptyFirstSale}
            error={fields['from']}
          />
          <TextField
            label={messages.to}
            name="to"
            type="date"
            hint={messages.emptyToday}
            error={fields['to']}
          />
        </div>
        <p className={styles.content}>{messages.contentDaysAreCountedIn(content, site.timeZone)}</p>
        {pending && (
          <div className={styles.progress}>
            <ProgressBar label={messages.salesPeriod} value={progress?.percent ?? 0} />
            <p role="status">
              {progress
                ? messages.countSalesUpToDay(
                    progress.count,
                    formatCount(progress.count),
                    longDay(progress.day),
                  )
                : messages.loadingSales}
            </p>
          </div>
        )}
        {isEmpty && <Notice tone="empty" title={messages.nothingWasSoldInThis} />}
        {error && Object.keys(fields).length === 0 && (
          <Notice tone="error" title={failureText(error, messages.weCouldntCreateFilePlease)} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" pending={pending}>
            {messages.downloadCsv}
          </Button>
          <Button variant="quiet" onClick={() => (pending ? stop.current?.abort() : onClose())}>
            {pending ? messages.stop : messages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
