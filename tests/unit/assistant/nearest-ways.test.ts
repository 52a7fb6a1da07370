import { describe, expect, it } from 'vitest';
import { createNearest } from '#functions/domain/assistant/facts/nearest-ways.ts';
import { readFeatures } from '#functions/domain/assistant/facts/read-features.ts';

const nearest = createNearest([
  {
    ways: ['forward the pdf to a friend', 'share a paper'].map((text) => readFeatures(text)),
    answer: readFeatures('It is for you alone.'),
  },
  {
    ways: ['which cards are accepted'].map((text) => readFeatures(text)),
    answer: readFeatures('Cards, through Stripe.'),
  },
]);
const toWays = (question: string) => nearest(readFeatures(question)).map(({ toWay }) => toWay);

describe('the nearest way to ask', () => {
  it('is one that has the same words', () => {
    const [share, cards] = toWays('share a paper');
    expect(share).toBeCloseTo(1);
    expect(cards).toBeLessThan(0.2);
  });

  it('is found by pieces of words that are misspelt', () => {
    const [share, cards] = toWays('acceptd crds');
    expect(cards).toBeGreaterThan(share!);
  });

  it('does not exist for a question that resembles none', () => {
    expect(toWays('xyzzy')).toEqual([0, 0]);
  });

  it('returns the share of a question that an answer covers', () => {
    const [first, second] = nearest(readFeatures('Stripe'));
    expect(second!.toAnswer).toBeCloseTo(1);
    expect(first!.toAnswer).toBe(0);
  });
});
