import { describe, expect, it } from 'vitest';
import { groundPlan } from '#functions/domain/assistant/ground-plan.ts';

const shelves = { article: [], podcast: [], product: [] };
const fact = {
  id: 'price',
  ask: 'What does it cost?',
  asks: 'price',
  answer: 'A block costs 2.',
  detail: (question: string) => (/\d+ blocks/.test(question) ? `${question}.` : undefined),
  page: { url: '/audio', title: 'Audio' },
};
const told = (...questions: string[]) =>
  groundPlan({ outcome: 'sure', facts: [fact], suggestions: [] }, shelves, new Set(), questions)
    .facts![0]!.text;

describe('what a fact says about the figures in a question', () => {
  it('uses those of the question itself, or else those of the previous one', () => {
    expect(told('6 blocks', '3 blocks')).toBe('6 blocks. A block costs 2.');
    expect(told('and in the other voice', '3 blocks')).toBe('3 blocks. A block costs 2.');
  });

  it('ignores those of earlier questions', () => {
    expect(told('price', 'thanks', '3 blocks')).toBe('A block costs 2.');
  });
});
