import type { TextDraft } from '#web/src/lib/text-draft-store.ts';

/**
 * Returns the draft to keep when these texts are sent. The same texts are sent with the same id, so that a double click
 * or a retry makes one request; changed texts make another, since the server keeps the first texts of an id.
 */
export function draftToSend(
  texts: Record<string, string>,
  kept: TextDraft | undefined,
): TextDraft & { newId: string } {
  const version = JSON.stringify(texts);
  const isSame = kept?.newId !== undefined && kept.version === version;
  return { texts, version, newId: isSame ? kept.newId! : crypto.randomUUID() };
}
