import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangedItem, ItemChanges } from '#shared/contracts/item-changes.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import type { CatalogueMessages } from '../catalogues/catalogue-messages.ts';
import { actionWords, previewLines } from './bulk-texts.ts';
import styles from './bulk.module.css';
import { FailedItems } from './failed-items.tsx';
import * as messages from './messages.ts';
import { needsValue, ValueForm, type GivenValue } from './value-form.tsx';

/** A change of many items by one of the actions that their kind allows. */
type BulkChange<Action> = Omit<ItemChanges, 'action'> & { action: Action };

export interface BulkDialogProps<Action extends ItemChanges['action']> {
  action: Action;
  ids: readonly string[];
  /** The tags in use. */
  tags: readonly string[];
  words: CatalogueMessages['changes'];
  send: (changes: BulkChange<Action>) => Promise<{ items: ChangedItem[] }>;
  /** Called with the ids of the changed items. */
  onChanged: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Without a currency, since each item has its own. */
const amountText = (price: number) =>
  new Intl.NumberFormat(site.locale, { minimumFractionDigits: 2 }).format(price);

/** Asks for a price, a category or a tag, previews the change, makes it, and names the items that failed. */
export function BulkDialog<Action extends ItemChanges['action']>(props: BulkDialogProps<Action>) {
  const { action, tags, words, send, onChanged, onClose } = props;
  // Changed items are deselected while the dialog still shows all of them.
  const [ids] = useState(props.ids);
  const [given, setGiven] = useState<GivenValue | undefined>(needsValue(action) ? undefined : {});
  const [preview, setPreview] = useState<ChangedItem[]>();
  const [failed, setFailed] = useState<ChangedItem[]>();
  const { title, done } = words[action];
  const countText = (text: typeof title, count: number) => text(count, formatCount(count));

  const previewing = useAction(async (value: GivenValue) => {
    setPreview((await send({ ids: [...ids], action, ...value, preview: true })).items);
  });
  const change = useAction(async (wanted: readonly string[]) => {
    const { items } = await send({ ids: [...wanted], action, ...given });
    const left = items.filter(({ outcome }) => outcome === 'failed');
    const changed = items.filter(({ outcome }) => outcome === 'changed').length;
    onChanged(items.filter((item) => !left.includes(item)).map(({ id }) => id));
    if (changed > 0) toast.success(countText(done, changed));
    if (left.length > 0) setFailed(left);
    else onClose();
  });
  const loadPreview = useEffectEvent((value: GivenValue) => void previewing.run(value));
  useEffect(() => {
    if (given) loadPreview(given);
  }, [given]);

  const close = change.pending ? () => undefined : onClose;
  const error = previewing.error ?? change.error;
  const toChange = failed ?? preview?.filter(({ outcome }) => outcome === 'changed');
  const canRun = toChange !== undefined && toChange.length > 0;
  const label = failed ? messages.tryAgain : countText(title, toChange?.length ?? 0);
  return (
    <Dialog
      open
      onClose={close}
      title={countText(title, ids.length)}
      actions={
        given && (
          <>
            <Button variant="secondary" onClick={close}>
              {failed || (preview && !canRun) ? messages.close : messages.cancel}
            </Button>
            {canRun && (
              <Button
                variant={action === 'delete' ? 'danger' : 'primary'}
                pending={change.pending}
                onClick={() => void change.run(toChange.map(({ id }) => id))}
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
          <ValueForm action={action} tags={tags} onGiven={setGiven} onCancel={close} />
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
