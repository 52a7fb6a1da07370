import { describe, expect, it } from 'vitest';
import { showNotes } from '#functions/domain/feeds/show-notes.ts';

describe('show notes', () => {
  it('are paragraphs of escaped HTML', () => {
    expect(showNotes('Sand & clay.\n\n  \n<b>Silt</b>\n')).toBe(
      '<p>Sand &amp; clay.</p><p>&lt;b&gt;Silt&lt;/b&gt;</p>',
    );
    expect(showNotes('')).toBe('');
  });

  it.each([
    ['many paragraphs', 'A bed of clay.\n\n'.repeat(2000)],
    ['one long paragraph', 'A bed of clay. '.repeat(2000)],
    ['one long paragraph of three-byte characters', '粘'.repeat(20_000)],
    ['one long paragraph of entities', '&'.repeat(20_000)],
  ])('of %s end in time for podcast clients', (_name, text) => {
    const notes = showNotes(text);
    expect(Buffer.byteLength(notes)).toBeLessThan(9_100);
    expect(Buffer.byteLength(notes)).toBeGreaterThan(2_900);
    expect(notes.endsWith('</p><p>…</p>')).toBe(true);
    expect(notes).not.toMatch(/&(?!amp;)/);
    expect(notes).toBe(notes.toWellFormed());
  });
});
