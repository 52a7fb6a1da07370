import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askHidden } from '#infra/ask-hidden.ts';
import { secretProblem } from '#infra/secret-problem.ts';

const questions = [
  {
    text: 'Key: ',
    problemWith: (answer: string) => secretProblem('STRIPE_SECRET_KEY', answer, false),
  },
  { text: 'Other: ' },
];

async function answer(...lines: string[]) {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  input.end(lines.map((line) => `${line}\n`).join(''));
  const answers = askHidden(questions, input, output);
  return {
    answers: await answers.catch((error: Error) => error.message),
    said: String(output.read()),
  };
}

it('asks again until the answer is valid, and never shows an answer', async () => {
  const { answers, said } = await answer('pk_test_1', 'sk_live_2', 'sk_test_3', 'anything');
  expect(answers).toEqual(['sk_test_3', 'anything']);
  expect(said.match(/Key: /g)).toHaveLength(3);
  expect(said).toContain('publishable key');
  expect(said).toContain('This is a live key');
  expect(said).not.toMatch(/sk_live_2|pk_test_1/);
});

it('accepts empty answers', async () => {
  expect((await answer('', '')).answers).toEqual(['', '']);
});

it('changes nothing if the input ends early', async () => {
  const { answers } = await answer('sk_live_2');
  expect(answers).toBe('The input ended before all questions were answered. Nothing was changed.');
});
