import { expect, test } from 'vitest';
import { findRoute } from '#web/src/app/find-route.ts';
import { episodes } from '#sites/outcrop/samples/episodes/index.ts';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { amount } from '../../bench/assistant/figures.ts';
import { questionKinds } from '../../bench/assistant/question-kinds.ts';
import { askedQuestions } from '../../bench/assistant/questions/index.ts';

test('the benchmark asks at least 200 questions, none of them twice', () => {
  const asked = askedQuestions.map(({ ask, history }) => JSON.stringify([ask, history]));
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThanOrEqual(200);
});

test.each([
  ['badly spelt', 150],
  ['in two or three words', 250],
  ['after other questions', 150],
  ['off topic', 150],
])('it also asks questions %s, at least %i of them', (kind, atLeast) => {
  expect(askedQuestions.filter(questionKinds[kind]!).length).toBeGreaterThanOrEqual(atLeast);
});

test('a reply that is expected has facts to be graded by', () => {
  for (const { ask, expect: expected, must } of askedQuestions) {
    expect(must.length > 0, ask).toBe(expected === 'answer');
  }
});

test('every page that a reader is sent to is there', () => {
  const items = new Set([...papers, ...episodes].map(({ id }) => id));
  for (const { ask, source } of askedQuestions) {
    if (source === undefined) continue;
    const path = source.replace(/[?#].*/, '');
    const [, id] = /^\/(?:articles|podcasthub)\/(.+)/.exec(path) ?? [];
    expect(findRoute(path), `${ask} → ${source}`).toBeDefined();
    if (id) expect(items, ask).toContain(id);
  }
});

test('an amount is found with and without cents, and not inside another', () => {
  expect('It costs £5 today.').toMatch(amount(500, 'gbp'));
  expect('It costs £5.00.').toMatch(amount(500, 'gbp'));
  expect('It costs £5.50').not.toMatch(amount(500, 'gbp'));
  expect('It costs £50').not.toMatch(amount(500, 'gbp'));
  expect('CA$1.50 a block').toMatch(amount(150, 'cad'));
});
