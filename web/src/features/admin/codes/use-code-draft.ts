import { useState } from 'react';
import { textDrafts } from '#web/src/lib/text-drafts.ts';
import { formEntries } from '../editor/form-values.ts';
import type { ChosenItem } from './item-choice.tsx';

const draftKey = 'code new';

/** Keeps what was entered in the form for a code, the chosen items too, across reloads and expired sessions. */
export function useCodeDraft() {
  const [kept] = useState(() => textDrafts.read(draftKey)?.texts);
  const [items, setItems] = useState(() => JSON.parse(kept?.['items'] ?? '[]') as ChosenItem[]);
  const [unsaved, setUnsaved] = useState(kept !== undefined);

  function keep(form: HTMLFormElement, chosen = items): void {
    textDrafts.keep(draftKey, { texts: { ...formEntries(form), items: JSON.stringify(chosen) } });
    setUnsaved(true);
  }

  return {
    /** The kept texts by field name, if there are any. */
    kept,
    items,
    unsaved,
    keep,
    choose(form: HTMLFormElement, chosen: ChosenItem[]) {
      setItems(chosen);
      keep(form, chosen);
    },
    forget() {
      textDrafts.drop(draftKey);
      setUnsaved(false);
    },
  };
}
