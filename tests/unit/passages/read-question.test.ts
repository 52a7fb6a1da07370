import { expect, it } from 'vitest';
import { readQuestion } from '#functions/domain/passages/read-question.ts';

const termsOf = (question: string, ...earlier: string[]) =>
  readQuestion(question, earlier).map(({ term }) => term);

it('takes what a follow-up points to from the question before it', () => {
  expect(termsOf('And for shale?', 'What is porosity?')).toEqual(
    expect.arrayContaining(termsOf('shale porosity')),
  );
});

it('believes no earlier message to be longer than a message can be', () => {
  const claimed = `${'porosity'.padEnd(2000)} zeolite`;
  expect(termsOf('And why is it?', claimed)).toEqual(termsOf('porosity'));
});
