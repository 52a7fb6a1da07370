import { describe, expect, it } from 'vitest';
import { splitText } from '#functions/domain/passages/split-text.ts';

const words = (count: number, word = 'rock') => Array.from({ length: count }, () => word).join(' ');
const length = (text: string) => text.split(' ').length;

describe('splitting a text', () => {
  it('does not split a short one, and returns nothing for an empty one', () => {
    expect(splitText('One sentence.\n\nAnother one.')).toEqual(['One sentence. Another one.']);
    expect(splitText(' \n\n \n')).toEqual([]);
  });

  it('begins a new passage with a paragraph that would make the last one too long', () => {
    const [first, second] = [`${words(90)}.`, `${words(80, 'water')}.`];
    expect(splitText(`${first}\n\n${second}`)).toEqual([first, second]);
  });

  it('cuts a long paragraph between sentences, into passages of at most 150 words, and loses none', () => {
    const sentences = Array.from({ length: 40 }, (_, n) => `Sentence ${n} ${words(13)}.`);
    const passages = splitText(sentences.join(' '));
    expect(passages.join(' ')).toBe(sentences.join(' '));
    expect(Math.max(...passages.map(length))).toBeLessThanOrEqual(150);
    expect(Math.min(...passages.slice(0, -1).map(length))).toBeGreaterThanOrEqual(100);
    for (const passage of passages) expect(passage).toMatch(/^Sentence .*\.$/);
  });

  it('cuts what has no punctuation after so many words', () => {
    const passages = splitText(words(400));
    expect(passages.map(length)).toEqual([110, 110, 110, 70]);
  });
});
