import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { textDrafts } from '#web/src/lib/text-drafts.ts';
import { formEntries } from './form-values.ts';

export interface TextDraftOptions {
  form: RefObject<HTMLFormElement | null>;
  /** 'article', 'product' … */
  kind: string;
  /** Undefined for a new item. */
  id: string | undefined;
  /** The item that a new one is a copy of. */
  copiedId?: string | undefined;
  /** Changes whenever the item is saved. */
  version: string | undefined;
}

type Texts = Record<string, string>;

const isSame = (a: Texts | undefined, b: Texts | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps unsaved text across reloads and expired sessions, and restores it when the form is opened again. Files cannot
 * be restored, because pages cannot set them.
 */
export function useTextDraft({ form, kind, id, copiedId, version }: TextDraftOptions) {
  const key = `${kind} ${id ?? (copiedId === undefined ? 'new' : `copy ${copiedId}`)}`;
  const [found, setFound] = useState(() => textDrafts.read(key));
  const [newId, setNewId] = useState(() => found?.newId ?? crypto.randomUUID());
  // The id is stored only once it is used: the draft in a duplicated tab must become another item.
  const isNewIdUsed = useRef(found?.newId !== undefined);
  /** The texts of the server's version, as in the form. */
  const savedTexts = useRef<Texts>(undefined);
  const basis = useRef(found ? found.version : version);

  const putBack = useEffectEvent(() => {
    if (!form.current || savedTexts.current) return;
    savedTexts.current = formEntries(form.current);
    if (!found) return;
    // The response was lost, but the item was saved.
    if (isSame(found.texts, savedTexts.current)) drop();
    else fill(form.current, found.texts);
  });
  useLayoutEffect(() => putBack(), []);

  function drop(): void {
    textDrafts.drop(key);
    setFound(undefined);
  }

  function keep(): void {
    if (!form.current) return;
    const texts = formEntries(form.current);
    const used = isNewIdUsed.current ? { newId } : {};
    if (isSame(texts, savedTexts.current)) textDrafts.drop(key);
    else textDrafts.keep(key, { texts, version: basis.current, ...used });
  }

  return {
    /** Returns the client-generated id: a creation whose response was lost is not repeated. */
    takeNewId(): string {
      isNewIdUsed.current = true;
      keep();
      return newId;
    },
    /** The form shows restored text; `outdated` if the item has been saved since. */
    found: found && { outdated: version !== undefined && found.version !== version },
    keep,
    /** These texts are saved on the server; later edits are not. */
    settle(texts: Texts) {
      savedTexts.current = texts;
      basis.current = undefined;
      setFound(undefined);
      if (isSame(textDrafts.read(key)?.texts, texts)) textDrafts.drop(key);
    },
    drop,
    /** Restores the server's version. */
    discard() {
      if (form.current && savedTexts.current) fill(form.current, savedTexts.current);
      basis.current = version;
      isNewIdUsed.current = false;
      setNewId(crypto.randomUUID());
      drop();
    },
  };
}

function fill(form: HTMLFormElement, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (!isField(field)) continue;
    if (field.value === text) continue;
    field.value = text;
    // Fire input events, so that counters and errors update.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isField(field: unknown): field is HTMLInputElement {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some(
    (kind) => field instanceof kind,
  );
}
