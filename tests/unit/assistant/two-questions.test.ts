import { describe, expect, it } from 'vitest';
import { splitQuestion, joinPlans } from '#functions/domain/assistant/two-questions.ts';
import type { Plan } from '#functions/domain/assistant/plan-reply.ts';

describe('a message with two questions', () => {
  it.each([
    ['What does Core cost and how do I install it?', 'What does Core cost', 'how do I install it?'],
    ['Do credits expire? What do 50 cost?', 'Do credits expire', 'What do 50 cost?'],
    [
      'Can I get a refund, and who handles payments?',
      'Can I get a refund',
      'who handles payments?',
    ],
  ])('is read as both: %s', (message, first, second) => {
    expect(splitQuestion(message)).toEqual([first, second]);
  });

  it.each([
    'Papers and episodes about groundwater?',
    'I bought a paper. Can I share it?',
    'hello there, is the shop open',
    'Can I share it, and if so how?',
  ])('is one where only one is asked: %s', (message) => {
    expect(splitQuestion(message)).toBeUndefined();
  });
});

describe('the plan of two questions', () => {
  const shelves = { article: [], podcast: [], product: [] };
  const page = { url: '/terms', title: 'Terms' };
  const fact = (id: string) => ({ id, ask: id, asks: id, answer: `${id}.`, page });
  const sure = (id: string): Plan => ({ outcome: 'sure', facts: [fact(id)], suggestions: [] });
  const near = (id: string): Plan => ({ ...sure(id), outcome: 'near', suggestions: ['Why?'] });
  const ids = (plan: Plan | undefined) => plan?.facts?.map(({ id }) => id);

  it('is certain if both are', () => {
    const plan = joinPlans([sure('price'), sure('refund')], shelves);
    expect(plan?.outcome).toBe('sure');
    expect(ids(plan)).toEqual(['price', 'refund']);
  });

  it('is free if one of them is uncertain', () => {
    const plan = joinPlans([sure('price'), near('refund')], shelves);
    expect(plan).toMatchObject({ outcome: 'near', suggestions: ['Why?'] });
    expect(ids(plan)).toEqual(['price', 'refund']);
  });

  it('does not exist if one has no answer, or both have the same', () => {
    const nothing: Plan = { outcome: 'none', suggestions: [] };
    expect(joinPlans([sure('price'), nothing], shelves)).toBeUndefined();
    expect(joinPlans([sure('price'), sure('price')], shelves)).toBeUndefined();
  });
});
