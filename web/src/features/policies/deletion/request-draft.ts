import type { TextDraft } from '#web/src/lib/text-draft-store.ts';

/**
 * The draft to keep when these texts are sent. The same texts go out under the same id, so that a double click or another
 * try makes one request; changed texts are another request, since the server keeps what came first under an id.
 */
export function draftToSend(
  texts: Record<string, string>,
  kept: TextDraft | undefined,
): TextDraft & { newId: string } {
  const version = JSON.stringify(texts);
  const isSame = kept?.newId !== undefined && kept.version === version;
  return { texts, version, newId: isSame ? kept.newId! : crypto.randomUUID() };
}
