import { escapeHtml } from '#shared/html/escape-html.ts';

/** Apple reads 10,000 bytes of an episode's description ("A Podcaster's Guide to RSS"); some room is for what stands around. */
const maximumBytes = 9_000;

/** A long text, whose paragraphs empty lines separate, as HTML. What is too long for podcast clients ends with a dot-dot-dot. */
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

/** The beginning of an escaped text, without half an entity at its end. Each character takes at most 3 bytes. */
function cut(escaped: string): string {
  return escaped
    .slice(0, maximumBytes / 3)
    .toWellFormed()
    .replace(/&[^;]*$/, '');
}
