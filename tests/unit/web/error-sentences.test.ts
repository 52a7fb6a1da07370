import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPauses } from '#web/src/features/admin/uploads/pauses.ts';
import { runUpload } from '#web/src/features/admin/uploads/run-upload.ts';
import { ApiError, errorSentence, failureText } from '#web/src/lib/api/api-error.ts';
import { noParts } from '../../support/upload-steps.ts';
import { globSources } from '#tests/support/glob-sources.ts';

const network = new ApiError('network');

it('says what failed before it says that no response arrived, and keeps sentences of the server', () => {
  expect(failureText(network, 'Purchase failed')).toBe(
    'Purchase failed. We could not reach the server. Check your connection and try again.',
  );
  const refused = new ApiError('already_owned', { message: 'It is yours.', status: 409 });
  expect(failureText(refused, 'Purchase failed')).toBe('It is yours.');
  const mute = new ApiError('internal_error', { status: 502, explained: false });
  expect(failureText(mute, 'Download failed')).toBe('Download failed');
  expect(failureText(new TypeError('x'), 'Download failed')).toBe('Download failed');
});

it.each([
  ['Registration failed. Please try again.', 'Registration failed.'],
  ['Login failed. Please check your credentials.', 'Login failed.'],
  ['Could not initiate purchase. Please try again.', 'Could not initiate purchase.'],
  ['The page could not be opened. You were not charged.', undefined],
  ['Unable to join waitlist', 'Unable to join waitlist.'],
])('puts "%s" in front of the reason, without its advice', (failure, front = failure) => {
  expect(failureText(network, failure)).toBe(`${front} ${network.message}`);
  expect(failureText(new Error('x is undefined'), failure)).toBe(failure);
});

const sources = globSources('{web/src,sites/*/pages}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

it('names what failed if no title does', () => {
  // Under a title, the fallback is advice. On its own, it must say what failed, and so must a lost connection.
  const advice =
    /^(|Please try again.*|The server didn’t respond\..*|Something went wrong.*|.* You were not charged\.|You were not charged\..*|This account may not .*)$/;
  const alone = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/error(?:Text|Sentence)\(\s*[\w.]+,\s*'([^']*)'/g)]
      .filter(([, fallback]) => !advice.test(fallback!))
      .map(([, fallback]) => `${file}: ${fallback}`),
  );
  expect(alone).toEqual([]);
});

it('shows no raw error', () => {
  const raw = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:error|failure|thrown|reason)\.message\b/g)].map(() => file),
  );
  expect([...new Set(raw)].sort()).toEqual([
    // The message is under a title that says what failed, or belongs to an error of ours that is recognised by its
    // code.
    'sites/outcrop/pages/tools/core/checkout-problem.ts',
    'web/src/components/article-download/create-download.ts',
    'web/src/features/account/forgot-password-page.tsx',
    'web/src/features/policies/deletion/link-action.tsx',
    'web/src/lib/api/api-error.ts',
    'web/src/lib/parts/load-failure.ts',
    'web/src/lib/player/audio-source.ts',
    'web/src/lib/player/dual-audio.ts',
    'web/src/lib/purchase/use-checkout.ts',
  ]);
});

it.each([
  ['The shelf fell over', 'The shelf fell over.'],
  ['The shelf fell over.', 'The shelf fell over.'],
  ['Again?', 'Again?'],
  ['Wait …', 'Wait …'],
  ['It said “no.”', 'It said “no.”'],
])('ends a sentence of the server before ours begins: %s', (message, sentence) => {
  expect(errorSentence(new ApiError('conflict', { message }), '')).toBe(sentence);
});

it.each([
  ['a call without an answer', { ask: network }, 'unsent'],
  [
    'a call that is refused',
    { ask: new ApiError('validation_failed', { status: 400 }) },
    'refused',
  ],
  ['storage that cannot be reached', { post: { kind: 'unreachable' } as const }, 'unsent'],
  [
    'storage that is busy',
    { post: { kind: 'refused', code: 'SlowDown', status: 503 } as const },
    'unsent',
  ],
  [
    'storage that refuses the file',
    { post: { kind: 'refused', code: 'EntityTooLarge', status: 400 } as const },
    'refused',
  ],
])('calls a file after %s by what became of it', async (_name, trouble, file) => {
  const end = await runUpload(
    {
      ask: async () => {
        if ('ask' in trouble) throw trouble.ask;
        return { uploadId: 'up-1', uploadUrl: 'http://s3.test/', fields: {} };
      },
      post: async () => ('post' in trouble ? trouble.post : { kind: 'stored' }),
      read: async () => Promise.reject(network),
      cancel: async () => undefined,
      pause: async () => undefined,
      ...noParts,
    },
    {
      kind: 'article-pdf',
      itemId: 'a-1',
      file: new File(['%PDF'], 'a.pdf'),
      signal: new AbortController().signal,
      pauses: createPauses(),
      report: () => undefined,
    },
  );
  expect(end).toMatchObject({ phase: 'failed', file });
});
