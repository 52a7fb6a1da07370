/** What somebody has typed into a form and not saved. */
export interface TextDraft {
  /** By name of field. */
  texts: Record<string, string>;
  /** Under which the form has tried to create its item. */
  newId?: string;
  /** Which state of the item the form began with. */
  version?: string;
}

export interface TextDraftStore {
  /** Only what the signed-in member typed. */
  read(key: string): TextDraft | undefined;
  keep(key: string, draft: TextDraft): void;
  drop(key: string): void;
  dropAll(): void;
}

const prefix = 'draft:';

/**
 * @param storage sessionStorage, which survives reloads, crashes and sign-ins of one tab and is seen by no other.
 * @param ownerId The signed-in member: the next one at this browser must not find what the last one wrote.
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
        // No room. What was kept before is older than what the form shows: better none than that.
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
