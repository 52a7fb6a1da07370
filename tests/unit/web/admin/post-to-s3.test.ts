import { expect, test, vi } from 'vitest';
import { postToS3 } from '#web/src/features/admin/uploads/post-to-s3.ts';
import { s3RefusalText } from '#web/src/features/admin/uploads/s3-refusal-text.ts';

/** The parts of XMLHttpRequest that are used; the test plays the network. */
function createFakeRequest() {
  const fake = {
    open: vi.fn(),
    send: vi.fn<(form: FormData) => void>(),
    setRequestHeader: vi.fn(),
    abort: vi.fn(() => fake.onabort()),
    upload: { onprogress: (_: { loaded: number }) => undefined as void },
    onload: () => undefined as void,
    onerror: () => undefined as void,
    onabort: () => undefined as void,
    status: 0,
    responseText: '',
  };
  return fake;
}

const target = {
  uploadUrl: 'http://127.0.0.1:9000/private',
  fields: { key: 'incoming/1/paper.pdf', 'Content-Type': 'application/pdf', policy: 'p' },
};
const file = new File(['%PDF-1.7 and more'], 'paper.pdf', { type: 'application/pdf' });

function post() {
  const request = createFakeRequest();
  const controller = new AbortController();
  const onProgress = vi.fn();
  const outcome = postToS3(target, file, {
    signal: controller.signal,
    onProgress,
    createRequest: () => request as unknown as XMLHttpRequest,
  });
  return { request, controller, onProgress, outcome };
}

test('the signed fields go first, the file last, without a header of ours', async () => {
  const { request, outcome } = post();
  expect(request.open).toHaveBeenCalledExactlyOnceWith('POST', target.uploadUrl);
  const form = request.send.mock.calls[0]![0];
  expect([...form.keys()]).toEqual(['key', 'Content-Type', 'policy', 'file']);
  expect((form.get('file') as File).size).toBe(file.size);
  expect(request.setRequestHeader).not.toHaveBeenCalled();
  request.status = 204;
  request.onload();
  expect(await outcome).toEqual({ kind: 'stored' });
});

test('progress counts the file, not the form around it', () => {
  const { request, onProgress } = post();
  request.upload.onprogress({ loaded: 5 });
  request.upload.onprogress({ loaded: file.size + 900 });
  expect(onProgress.mock.calls).toEqual([[5], [file.size]]);
});

test.each([
  ['<Error><Code>EntityTooLarge</Code></Error>', 400, 'EntityTooLarge'],
  ['<html>bad gateway</html>', 502, undefined],
])('a refusal says why: %s', async (responseText, status, code) => {
  const { request, outcome } = post();
  Object.assign(request, { status, responseText });
  request.onload();
  expect(await outcome).toEqual({ kind: 'refused', status, code });
});

test('a lost connection and a cancelled post are distinguished', async () => {
  const lost = post();
  lost.request.onerror();
  expect(await lost.outcome).toEqual({ kind: 'unreachable' });

  const cancelled = post();
  cancelled.controller.abort();
  expect(cancelled.request.abort).toHaveBeenCalledOnce();
  expect(await cancelled.outcome).toEqual({ kind: 'cancelled' });
});

test('nothing is sent if it was cancelled before', async () => {
  const createRequest = vi.fn();
  const signal = AbortSignal.abort();
  const outcome = await postToS3(target, file, { signal, onProgress: vi.fn(), createRequest });
  expect(outcome).toEqual({ kind: 'cancelled' });
  expect(createRequest).not.toHaveBeenCalled();
});

test('refusals are explained', () => {
  expect(s3RefusalText('podcast-preview', 'EntityTooLarge', 400)).toBe(
    'Audio file size must be less than 50MB',
  );
  expect(s3RefusalText('article-cover', 'EntityTooLarge', 400)).toBe(
    'Image file size must be less than 5MB',
  );
  expect(s3RefusalText('article-pdf', 'AccessDenied', 403)).toContain('has expired');
  expect(s3RefusalText('article-pdf', undefined, 502)).toContain('502');
});
