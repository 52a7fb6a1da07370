import { describe, expect, it } from 'vitest';
import { matchFacts, prepareFact } from '#functions/domain/assistant/facts/match-facts.ts';
import { rankFacts } from '#functions/domain/assistant/facts/rank-facts.ts';
import { readConcepts } from '#functions/domain/assistant/facts/read-concepts.ts';
import type { Fact } from '#shared/assistant/fact.ts';

const page = { url: '/terms', title: 'Terms' };
const fact = (id: string, ask: string, asks: string, answer: string): Fact => ({
  id: `test-${id}`,
  ask,
  asks,
  answer,
  page,
});
const facts = [
  fact('core', 'How much does Core cost?', 'core price | core free', 'Core costs 49 dollars.'),
  fact('refund', 'What is your refund policy?', 'refund | refund paper', 'Write to support.'),
  fact('print', 'May I print what I buy?', 'print', 'Yes, you may print for yourself.'),
].map(prepareFact);
const match = (question: string, earlier = '') =>
  matchFacts(facts, readConcepts(question), readConcepts(earlier));

describe('matching by the rules', () => {
  it('scores the fact whose way to ask covers the question', () => {
    const [best] = match('price of core');
    expect(best).toMatchObject({ score: 1, missing: [], isNamed: true });
    expect(best!.fact.id).toBe('test-core');
  });

  it('names the words that the fact does not cover', () => {
    const [best] = match('price of core for a Tesla');
    expect(best!.missing.map(({ id }) => id)).toEqual(['=tesla']);
  });

  it('recognises that the question does not name the subject of the fact', () => {
    const best = match('price').find(({ fact: { id } }) => id === 'test-core');
    expect(best!.isNamed).toBe(false);
  });

  it('takes over meanings of an earlier question, with a lower score', () => {
    const [alone] = match('price');
    const [best] = match('price', 'core');
    expect(best).toMatchObject({ isNamed: true });
    expect(best!.score).toBeGreaterThan(alone!.score);
  });

  it('finds nothing for words that no fact is asked with', () => {
    expect(match('weather')).toEqual([]);
  });
});

describe('ranking', () => {
  it('ranks first the fact that people ask for in similar words', () => {
    const question = 'is printing allowed, and may I refund';
    const asked = { own: readConcepts(question), earlier: [], pointsBack: false };
    const like = rankFacts(facts, match(question), 'may I print what I bought', asked);
    expect(like[0]!.fact.id).toBe('test-print');
    expect(like[0]!.toWay).toBeGreaterThan(like[1]!.toWay);
  });
});
