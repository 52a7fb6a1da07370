import { expect, it } from 'vitest';
import { readQuestion } from '#functions/domain/passages/read-question.ts';

const termsOf = (question: string, ...earlier: string[]) =>
  readQuestion(question, earlier).map(({ term }) => term);

it('takes what a follow-up refers to from the previous question', () => {
  expect(termsOf('And for shale?', 'What is porosity?')).toEqual(
    expect.arrayContaining(termsOf('shale porosity')),
  );
});

it('cuts an earlier message to the length that a message can have', () => {
  const claimed = `${'porosity'.padEnd(2000)} zeolite`;
  expect(termsOf('And why is it?', claimed)).toEqual(termsOf('porosity'));
});
