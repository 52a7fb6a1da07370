import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import { createMemoryStorage } from '#web/src/lib/browser-storage.ts';
import { createLocalPositions } from '#web/src/lib/player/local-positions.ts';
import { createPositionSync } from '#web/src/lib/player/position-sync.ts';

const start = Date.UTC(2026, 10, 21, 9);
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

const position = (positionSeconds: number, secondsAgo: number): ListeningPosition => ({
  positionSeconds,
  playbackRate: 1.25,
  listenedAt: new Date(start - secondsAgo * 1000).toISOString(),
});

function setUp(options: {
  userId?: string;
  fetch?: () => Promise<ListeningPosition | undefined>;
  preview?: boolean;
}) {
  const local = createLocalPositions(createMemoryStorage());
  const put = vi.fn((..._sent: [string, ListeningPosition, boolean]) => Promise.resolve());
  const onElsewhere = vi.fn();
  const open = (preview = options.preview) =>
    createPositionSync(
      'ep',
      {
        local,
        userId: () => options.userId,
        fetch: options.fetch ?? (() => Promise.resolve(undefined)),
        put,
        onElsewhere,
        now: Date.now,
      },
      preview,
    );
  return { local, put, onElsewhere, open };
}

/** Listens from one second to another, in steps of a quarter of a second. */
async function hear(listening: ReturnType<typeof createPositionSync>, from: number, to: number) {
  for (let at = from; at <= to; at += 0.25) {
    await vi.advanceTimersByTimeAsync(250);
    listening.progress(at, 1);
  }
}

describe('a member', () => {
  it('resumes from the newer of the two positions', async () => {
    const older = setUp({ userId: 'ann', fetch: () => Promise.resolve(position(200, 60)) });
    older.local.write('ep', { ...position(80, 30), userId: 'ann' });
    expect((await older.open().recall())?.positionSeconds).toBe(80);
    const newer = setUp({ userId: 'ann', fetch: () => Promise.resolve(position(200, 10)) });
    newer.local.write('ep', { ...position(80, 30), userId: 'ann' });
    expect((await newer.open().recall())?.positionSeconds).toBe(200);
  });

  it('updates the server every 15 seconds, and on a pause', async () => {
    const { open, put } = setUp({ userId: 'ann' });
    const listening = open();
    await listening.recall();
    await hear(listening, 0, 40);
    expect(put.mock.calls.map(([, { positionSeconds }]) => Math.round(positionSeconds))).toEqual([
      15, 30,
    ]);
    listening.save(41, 1.5);
    expect(put.mock.lastCall).toEqual([
      'ep',
      { positionSeconds: 41, playbackRate: 1.5, listenedAt: new Date().toISOString() },
      false,
    ]);
    listening.save(42, 1.5, true);
    expect(put.mock.lastCall?.[2]).toBe(true);
  });

  it('stores nothing before three seconds have been heard, whatever was pressed', async () => {
    const { open, put, local } = setUp({
      userId: 'ann',
      fetch: () => Promise.resolve(position(200, 10)),
    });
    const listening = open();
    await listening.recall();
    listening.save(0, 1);
    listening.progress(0, 1);
    listening.progress(60, 1);
    await hear(listening, 60, 62.5);
    listening.save(62.5, 1, true);
    expect(put).not.toHaveBeenCalled();
    expect(local.read('ep', 'ann')).toBeUndefined();
    await hear(listening, 62.75, 63.25);
    listening.save(63.25, 1);
    expect(put).toHaveBeenCalledOnce();
  });

  it('never overwrites the position on the server while it could not be read', async () => {
    let answer: () => Promise<ListeningPosition | undefined> = () =>
      Promise.reject(new Error('off'));
    const { open, put, onElsewhere, local } = setUp({ userId: 'ann', fetch: () => answer() });
    const listening = open();
    expect(await listening.recall()).toBeUndefined();
    await hear(listening, 0, 40);
    listening.save(40, 1);
    listening.save(40, 1, true);
    expect(put).not.toHaveBeenCalled();
    expect(local.read('ep', 'ann')?.positionSeconds).toBe(40);

    await vi.advanceTimersByTimeAsync(0);
    // The position of another device turns out to be newer than the one at which playback started.
    answer = () => Promise.resolve(position(300, 5));
    listening.save(41, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(onElsewhere).toHaveBeenCalledExactlyOnceWith(300);
    await hear(listening, 41, 60);
    expect(put).not.toHaveBeenCalled();
    listening.accept();
    listening.save(60, 1);
    expect(put).toHaveBeenCalledOnce();
  });

  it('does not wait long for the server, and offers a position that arrives too late', async () => {
    const { open, onElsewhere } = setUp({
      userId: 'ann',
      fetch: () => new Promise((resolve) => setTimeout(resolve, 5000, position(200, 10))),
    });
    const recalled = open().recall();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await recalled).toBeUndefined();
    expect(onElsewhere).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(onElsewhere).toHaveBeenCalledExactlyOnceWith(200);
  });

  it('does not see what another member left in this browser', async () => {
    const { open, local } = setUp({ userId: 'ann' });
    local.write('ep', { ...position(80, 30), userId: 'bob' });
    expect(await open().recall()).toBeUndefined();
  });
});

describe('in this browser', () => {
  it('a guest resumes where they left off', async () => {
    const { open, put } = setUp({});
    const listening = open();
    await listening.recall();
    await hear(listening, 0, 20);
    listening.save(20, 1);
    expect((await open().recall())?.positionSeconds).toBe(20);
    expect(put).not.toHaveBeenCalled();
  });

  it('the position in a preview yields to any real position', async () => {
    const { open, local, put } = setUp({
      userId: 'ann',
      fetch: () => Promise.resolve(position(9, 90_000)),
    });
    const preview = open(true);
    await preview.recall();
    await hear(preview, 0, 39);
    preview.save(39, 1);
    expect(put).not.toHaveBeenCalled();
    expect(local.read('ep', 'ann')?.positionSeconds).toBe(39);
    expect((await open(false).recall())?.positionSeconds).toBe(9);

    local.write('ep', { ...position(500, 30), userId: 'bob' });
    preview.save(39.5, 1);
    expect(local.read('ep', 'bob')?.positionSeconds).toBe(500);
  });

  it('stores a chosen speed at once, without changing the position', async () => {
    const { open, local } = setUp({});
    local.write('ep', position(80, 30));
    open().keepRate(1.5);
    expect(await open().recall()).toEqual({ ...position(80, 30), playbackRate: 1.5 });
  });

  it('keeps the 200 latest positions, and survives invalid stored values', () => {
    const storage = createMemoryStorage();
    const local = createLocalPositions(storage);
    for (let number = 0; number < 205; number++)
      local.write(`ep${number}`, position(10, 1000 - number));
    expect(Object.keys(JSON.parse(storage.getItem('listening')!) as object)).toHaveLength(200);
    expect(local.read('ep4', undefined)).toBeUndefined();
    expect(local.read('ep5', undefined)?.positionSeconds).toBe(10);
    storage.setItem('listening', '[oops');
    expect(local.read('ep5', undefined)).toBeUndefined();
    storage.setItem('listening', '{"ep5":{"positionSeconds":"3"}}');
    expect(local.read('ep5', undefined)).toBeUndefined();
  });
});
