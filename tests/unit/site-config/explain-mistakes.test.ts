import { afterEach, expect, it, vi } from 'vitest';
import { explainMistakes, SiteMistake } from '#shared/site-config/site-mistake.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it.each([
  ['a mistake', new SiteMistake('site.ts:1: Write a name.'), 'site.ts:1: Write a name.'],
  [
    'a build that failed because of some, each once',
    Object.assign(new Error('Build failed'), {
      errors: [
        new SiteMistake('a.mdx:1: One.'),
        new SiteMistake('a.mdx:1: One.'),
        new SiteMistake('b.mdx:2: Two.'),
      ],
    }),
    'a.mdx:1: One.\nb.mdx:2: Two.',
  ],
])('prints the sentences of %s alone', async (_what, error, sentences) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await explainMistakes(() => Promise.reject(error));
  expect(print.mock.calls).toEqual([[sentences]]);
  expect(process.exitCode).toBe(1);
});

it.each([
  ['another error', new TypeError('x is undefined')],
  [
    'a build with another error',
    Object.assign(new Error('Build failed'), {
      errors: [new SiteMistake('One.'), new Error('Two.')],
    }),
  ],
])('does not hide %s', async (_what, error) => {
  await expect(explainMistakes(() => Promise.reject(error))).rejects.toBe(error);
});
