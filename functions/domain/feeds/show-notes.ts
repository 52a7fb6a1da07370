import { descriptionBlocks } from '#shared/descriptions/description-html.ts';

/**
 * Apple reads 10,000 bytes of an episode's description ("A Podcaster's Guide to RSS"); this leaves room for the
 * markup.
 */
const maxBytes = 9_000;

/**
 * Converts a description in Markdown to HTML. A text too long for podcast clients ends with an ellipsis.
 */
export function showNotes(text: string): string {
  let notes = '';
  for (const block of descriptionBlocks(text)) {
    if (Buffer.byteLength(notes + block) > maxBytes) {
      return `${notes || `<p>${cut(block)}</p>`}<p>…</p>`;
    }
    notes += block;
  }
  return notes;
}

/** Truncates the text of a block without splitting an entity. Each character takes at most 3 bytes. */
function cut(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .slice(0, maxBytes / 3)
    .toWellFormed()
    .replace(/&[^;]*$/, '');
}
