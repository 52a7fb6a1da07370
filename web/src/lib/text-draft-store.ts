/** Unsaved texts of a form. */
export interface TextDraft {
  /** The texts by field name. */
  texts: Record<string, string>;
  /** The id with which the form has tried to create its item. */
  newId?: string;
  /** The version of the item that the form started from. */
  version?: string;
}

export interface TextDraftStore {
  /** Returns only drafts of the signed-in member. */
  read(key: string): TextDraft | undefined;
  keep(key: string, draft: TextDraft): void;
  drop(key: string): void;
  dropAll(): void;
}

const prefix = 'draft:';

/**
 * Creates the store of drafts.
 * @param storage sessionStorage, which survives reloads, crashes and sign-ins of a tab and is invisible to others.
 * @param ownerId Returns the signed-in member's id: the next user of this browser must not find the last one's texts.
 */
export function createTextDraftStore(
  storage: Storage,
  ownerId: () => string | undefined,
): TextDraftStore {
  const drop = (key: string) => storage.removeItem(prefix + key);
  return {
    read(key) {
      const stored = parse(storage.getItem(prefix + key));
      return stored && stored.ownerId === ownerId() ? stored.draft : undefined;
    },
    keep(key, draft) {
      try {
        storage.setItem(prefix + key, JSON.stringify({ ownerId: ownerId(), draft }));
      } catch {
        // The storage is full. An older draft would be worse than none, so it is removed.
        drop(key);
      }
    },
    drop,
    dropAll() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      keys.filter((key) => key?.startsWith(prefix)).forEach((key) => storage.removeItem(key!));
    },
  };
}

function parse(text: string | null): { ownerId?: string; draft: TextDraft } | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as { ownerId?: string; draft: TextDraft } | null;
    const texts: unknown[] = Object.values(stored?.draft.texts ?? {});
    const isDraft = texts.length > 0 && texts.every((value) => typeof value === 'string');
    return stored && isDraft ? stored : undefined;
  } catch {
    return undefined;
  }
}
