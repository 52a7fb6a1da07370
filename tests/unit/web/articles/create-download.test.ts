import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createDownload,
  NoDownloadToken,
} from '#web/src/components/article-download/create-download.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const free = { token: () => Promise.resolve(undefined) };

/** A download of 100 bytes whose body the test supplies. */
function setUp() {
  const saved: { size: number; name: string }[] = [];
  const ranges: (string | null)[] = [];
  let offline: (() => void) | undefined;
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const download = createDownload({
    urlFor: (token) => `https://api.test/file?token=${token ?? ''}`,
    isOnline: () => true,
    onOffline(listener) {
      offline = listener;
      return () => (offline = undefined);
    },
    save: (chunks, name) =>
      saved.push({ size: chunks.reduce((sum, chunk) => sum + chunk.length, 0), name }),
    fetch(_url, init) {
      const range = new Headers(init!.headers).get('range');
      ranges.push(range);
      const from = Number(/\d+/.exec(range ?? '0')![0]);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void (feed = controller),
      });
      init!.signal!.addEventListener('abort', () => feed.error(init!.signal!.reason));
      const headers: Record<string, string> = {
        etag: '"v1"',
        'content-length': String(100 - from),
      };
      if (range) headers['content-range'] = `bytes ${from}-99/100`;
      return Promise.resolve(new Response(body, { status: range ? 206 : 200, headers }));
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    download,
    saved,
    ranges,
    goOffline: () => offline?.(),
    async push(bytes: number) {
      await settle();
      feed.enqueue(new Uint8Array(bytes));
      await settle();
    },
    async finish() {
      feed.close();
      await settle();
    },
  };
}

it('counts percents, saves, and resets a second after finishing', async () => {
  const { download, push, finish, saved } = setUp();
  void download.start(free, 'Paper.pdf');
  expect(download.read()).toEqual({ phase: 'running', percent: undefined });
  await push(42);
  expect(download.read()).toEqual({ phase: 'running', percent: 42 });
  await push(58);
  await finish();
  expect(download.read()).toEqual({ phase: 'done', percent: 100 });
  expect(saved).toEqual([{ size: 100, name: 'Paper.pdf' }]);
  await vi.advanceTimersByTimeAsync(999);
  expect(download.read().phase).toBe('done');
  await vi.advanceTimersByTimeAsync(1);
  expect(download.read()).toEqual({ phase: 'idle', percent: undefined });
});

it('pauses when the connection is lost, and resumes where it stopped', async () => {
  const { download, push, finish, goOffline, ranges, saved } = setUp();
  void download.start(free, 'Paper.pdf');
  await push(30);
  goOffline();
  await push(0).catch(() => undefined);
  expect(download.read()).toEqual({ phase: 'paused', percent: 30 });
  void download.start(free, 'Paper.pdf');
  await push(70);
  await finish();
  expect(ranges).toEqual([null, 'bytes=30-']);
  expect(saved).toEqual([{ size: 100, name: 'Paper.pdf' }]);
});

it('forgets everything when cancelled', async () => {
  const { download, push, ranges } = setUp();
  void download.start(free, 'Paper.pdf');
  await push(30);
  download.cancel();
  await push(0).catch(() => undefined);
  expect(download.read()).toEqual({ phase: 'idle', percent: undefined });
  void download.start(free, 'Paper.pdf');
  await push(1);
  expect(ranges).toEqual([null, null]);
});

it('does not start twice', async () => {
  const { download, push, ranges } = setUp();
  void download.start(free, 'Paper.pdf');
  void download.start(free, 'Paper.pdf');
  await push(1);
  expect(ranges).toHaveLength(1);
});

it.each([
  [new NoDownloadToken(), 'No download token available. Please complete your purchase first.'],
  [new Error('anything'), 'Please try again later'],
])('says why it failed: %s', async (error, message) => {
  const { download } = setUp();
  await download.start({ token: () => Promise.reject(error) }, 'Paper.pdf');
  expect(download.read()).toEqual({ phase: 'failed', percent: undefined, message });
});
