import { escapeHtml } from '#shared/html/escape-html.ts';

/**
 * Apple reads 10,000 bytes of an episode's description ("A Podcaster's Guide to RSS"); this leaves room for the
 * markup.
 */
const maximumBytes = 9_000;

/**
 * Converts a text with paragraphs separated by empty lines to HTML. A text too long for podcast clients ends with an
 * ellipsis.
 */
export function showNotes(text: string): string {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => escapeHtml(paragraph.trim()))
    .filter(Boolean);
  let notes = '';
  for (const paragraph of paragraphs) {
    const next = `<p>${paragraph}</p>`;
    if (Buffer.byteLength(notes + next) > maximumBytes) {
      return `${notes || `<p>${cut(paragraphs[0]!)}</p>`}<p>…</p>`;
    }
    notes += next;
  }
  return notes;
}

/** Truncates an escaped text without splitting an entity. Each character takes at most 3 bytes. */
function cut(escaped: string): string {
  return escaped
    .slice(0, maximumBytes / 3)
    .toWellFormed()
    .replace(/&[^;]*$/, '');
}
