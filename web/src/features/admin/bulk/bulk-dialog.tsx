import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { actionWords, previewLines } from './bulk-texts.ts';
import styles from './bulk.module.css';
import { FailedItems } from './failed-items.tsx';
import * as messages from './messages.ts';
import { useBulkChange, type BulkChangeOptions } from './use-bulk-change.ts';
import { needsValue, ValueForm } from './value-form.tsx';

export interface BulkDialogProps<
  Action extends ItemChanges['action'],
> extends BulkChangeOptions<Action> {
  /** The tags in use. */
  tags: readonly string[];
}

/** Without a currency, since each item has its own. */
const amountText = (price: number) =>
  new Intl.NumberFormat(site.locale, { minimumFractionDigits: 2 }).format(price);

/** Asks for a price, a category or a tag, previews the change, makes it, and names the items that failed. */
export function BulkDialog<Action extends ItemChanges['action']>(props: BulkDialogProps<Action>) {
  const { action, tags, words, onClose } = props;
  const { ids, given, give, preview, failed, error, toChange, run, pending } = useBulkChange(props);
  const { title } = words[action];
  const titleFor = (count: number) => title(count, formatCount(count));
  const close = pending ? () => undefined : onClose;
  const canRun = toChange !== undefined && toChange.length > 0;
  const label = failed ? messages.tryAgain : titleFor(toChange?.length ?? 0);
  return (
    <Dialog
      open
      onClose={close}
      title={titleFor(ids.length)}
      actions={
        given && (
          <>
            <Button variant="secondary" onClick={close}>
              {failed || (preview && !canRun) ? messages.close : messages.cancel}
            </Button>
            {canRun && (
              <Button
                variant={action === 'delete' ? 'danger' : 'primary'}
                pending={pending}
                onClick={() => void run(toChange.map(({ id }) => id))}
              >
                {label}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.content}>
        {!given && needsValue(action) && (
          <ValueForm action={action} tags={tags} onGiven={give} onCancel={close} />
        )}
        {given?.price !== undefined && <p>{messages.priceEach(amountText(given.price))}</p>}
        {given?.tag && <p>{messages.tagNamed(given.tag)}</p>}
        {given && !failed && (
          <div role="status" className={styles.lines}>
            {preview ? (
              previewLines(action, preview, words).map((line) => <p key={line}>{line}</p>)
            ) : (
              <Skeleton height="3rem" />
            )}
          </div>
        )}
        {preview && !failed && <FailedItems items={preview} title={messages.notPossible} />}
        {failed && <FailedItems items={failed} title={actionWords[action].notDone} />}
        {error && <Notice tone="error" title={failureText(error, messages.nothingWasChanged)} />}
      </div>
    </Dialog>
  );
}
