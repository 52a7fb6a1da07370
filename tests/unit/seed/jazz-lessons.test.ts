import { describe, expect, it } from 'vitest';
import { lessons } from '#sites/blue-third/samples/lessons/index.ts';
import { readNotes } from '#sites/blue-third/samples/music/score.ts';
import { houseStyle } from '#sites/blue-third/samples/press/house-style.ts';
import { readAccidentals } from '#sites/blue-third/samples/press/read-accidentals.ts';
import { printPaper } from '#tools/press/print-paper.ts';

describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))('%s', (_slug, lesson) => {
  const blocks = lesson.sections.flatMap((section) => section.blocks);
  const figures = blocks.flatMap((block) =>
    typeof block === 'object' && block.type === 'figure' ? [block.graphic] : [],
  );
  const words = JSON.stringify(blocks);

  it('speaks of each figure and table', () => {
    expect(figures.length).toBeGreaterThan(0);
    figures.forEach((_figure, i) => expect(words).toMatch(new RegExp(`[^*]Figure ${i + 1}\\b`)));
    const tables = blocks.filter((block) => typeof block === 'object' && block.type === 'table');
    tables.forEach((_table, i) => expect(words).toMatch(new RegExp(`[^*]Table ${i + 1}\\b`)));
  });

  it('has staves with as many beats as bars', () => {
    for (const figure of figures) {
      if (figure.kind !== 'staff') continue;
      for (const { bars, staves } of figure.systems) {
        for (const { notes } of staves) {
          const beats = readNotes(notes).reduce((sum, note) => sum + note.beats, 0);
          expect(beats, notes).toBe(bars * 4);
        }
      }
    }
  });

  it('prints on a few pages', { tags: 'long' }, async () => {
    const { pages } = await printPaper(lesson, houseStyle);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(pages).toBeLessThanOrEqual(6);
  });
});

it('cancels an accidental with a natural in its bar, and automatically at the bar line', () => {
  expect(readAccidentals(readNotes('Bb4 B4 B4 Bb5 | B4 F#4:3 | F4:4')).flat()).toEqual([
    ...['flat', 'natural', undefined, 'flat'],
    ...[undefined, 'sharp', undefined],
  ]);
});
