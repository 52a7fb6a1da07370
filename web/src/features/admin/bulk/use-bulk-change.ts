import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangedItem, ItemChanges } from '#shared/contracts/item-changes.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { toast } from '#web/src/lib/toast.ts';
import type { CatalogueMessages } from '../catalogues/catalogue-messages.ts';
import { needsValue, type GivenValue } from './value-form.tsx';

/** A change of many items by one of the actions that their kind allows. */
type BulkChange<Action> = Omit<ItemChanges, 'action'> & { action: Action };

export interface BulkChangeOptions<Action extends ItemChanges['action']> {
  action: Action;
  ids: readonly string[];
  words: CatalogueMessages['changes'];
  send: (changes: BulkChange<Action>) => Promise<{ items: ChangedItem[] }>;
  /** Called with the ids of the changed items. */
  onChanged: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Previews a change of many items once its value is known, then makes it. Items that failed can be tried again. */
export function useBulkChange<Action extends ItemChanges['action']>(
  options: BulkChangeOptions<Action>,
) {
  const { action, words, send, onChanged, onClose } = options;
  // Changed items are deselected while the dialog still shows all of them.
  const [ids] = useState(options.ids);
  const [given, setGiven] = useState<GivenValue | undefined>(needsValue(action) ? undefined : {});
  const [preview, setPreview] = useState<ChangedItem[]>();
  const [failed, setFailed] = useState<ChangedItem[]>();

  const previewing = useAction(async (value: GivenValue) => {
    setPreview((await send({ ids: [...ids], action, ...value, preview: true })).items);
  });
  const change = useAction(async (wanted: readonly string[]) => {
    const { items } = await send({ ids: [...wanted], action, ...given });
    const left = items.filter(({ outcome }) => outcome === 'failed');
    const changed = items.filter(({ outcome }) => outcome === 'changed').length;
    onChanged(items.filter((item) => !left.includes(item)).map(({ id }) => id));
    if (changed > 0) toast.success(words[action].done(changed, formatCount(changed)));
    if (left.length > 0) setFailed(left);
    else onClose();
  });
  const loadPreview = useEffectEvent((value: GivenValue) => void previewing.run(value));
  useEffect(() => {
    if (given) loadPreview(given);
  }, [given]);

  return {
    ids,
    /** Undefined while the action still needs a value. */
    given,
    give: setGiven,
    preview,
    failed,
    error: previewing.error ?? change.error,
    /** The items that `run` would change; undefined until the preview has loaded. */
    toChange: failed ?? preview?.filter(({ outcome }) => outcome === 'changed'),
    run: change.run,
    pending: change.pending,
  };
}
