import { expect, it } from 'vitest';
import { runUpload } from '../../../web/src/features/admin/uploads/run-upload.ts';
import { ApiError, errorSentence, failureText } from '../../../web/src/lib/api/api-error.ts';

const network = new ApiError('network');

it('says what failed before it says that no answer came, and lets the server speak for itself', () => {
  expect(failureText(network, 'Purchase failed')).toBe(
    'Purchase failed. We could not reach the server. Check your connection and try again.',
  );
  const refused = new ApiError('already_owned', { message: 'It is yours.', status: 409 });
  expect(failureText(refused, 'Purchase failed')).toBe('It is yours.');
  const mute = new ApiError('internal_error', { status: 502, explained: false });
  expect(failureText(mute, 'Download failed')).toBe('Download failed');
  expect(failureText(new TypeError('x'), 'Download failed', 'Another time')).toBe('Another time');
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
    },
    {
      kind: 'article-pdf',
      itemId: 'a-1',
      file: new File(['%PDF'], 'a.pdf'),
      signal: new AbortController().signal,
      report: () => undefined,
    },
  );
  expect(end).toMatchObject({ phase: 'failed', file });
});
