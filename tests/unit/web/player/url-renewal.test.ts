import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { episode, preview, settle, setUpEngine as setUp } from './set-up-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a URL that expires', () => {
  it('is renewed after four minutes, with both audio elements running for a moment only', async () => {
    const { open, listen, loaded, standby, freshSource, state } = setUp();
    const first = await open(episode, 600, 300);
    await listen(239);
    expect(freshSource).toHaveBeenCalledTimes(1);
    await listen(2);
    expect(freshSource).toHaveBeenCalledTimes(2);
    const second = standby();
    expect(second.volume).toBe(0);
    second.arrive(600);
    await settle();
    expect(second.currentTime).toBeGreaterThan(first.currentTime);
    await listen(3);
    expect(first.src).toBe('');
    expect(loaded()).toBe(second);
    expect(second.paused).toBe(false);
    expect(second.volume).toBe(0.7);
    expect(second.currentTime).toBeCloseTo(244, 0);
    expect(state()).toMatchObject({ playing: true, failure: undefined });
  });

  it('is not renewed once all audio is loaded', async () => {
    const { open, listen, freshSource } = setUp();
    await open(episode, 600, 600);
    await listen(400);
    expect(freshSource).toHaveBeenCalledTimes(1);
  });

  it('is renewed at the position that was chosen after a long pause', async () => {
    const { open, engine, listen, standby, freshSource, loaded } = setUp();
    await open(episode, 600, 60);
    await listen(10);
    engine.pause();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(freshSource).toHaveBeenCalledTimes(1);
    engine.seek(400);
    await settle();
    expect(freshSource).toHaveBeenCalledTimes(2);
    const second = standby();
    second.arrive(600);
    await vi.advanceTimersByTimeAsync(50);
    expect(loaded()).toBe(second);
    expect(second.currentTime).toBe(400);
    expect(second.paused).toBe(true);
    engine.play();
    expect(second.paused).toBe(false);
  });

  it('is replaced if audio fails, three times with growing pauses, then reported; the position is kept', async () => {
    const { open, engine, listen, freshSource, showError, state, standby } = setUp();
    const first = await open(episode, 600, 100);
    await listen(50);
    freshSource.mockRejectedValue(new ApiError('network'));
    first.fail();
    await settle();
    expect(freshSource).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(freshSource).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(5999);
    expect(showError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(freshSource).toHaveBeenCalledTimes(5);
    expect(showError).toHaveBeenCalledExactlyOnceWith('Playback error');
    expect(state()).toMatchObject({ playing: false, failure: 'Playback error' });
    expect(engine.clock().positionSeconds).toBe(50);

    freshSource.mockResolvedValue({ url: '/again' });
    engine.retry();
    await settle();
    standby().arrive(600);
    await vi.advanceTimersByTimeAsync(50);
    expect(standby().currentTime).toBe(50);
    expect(standby().paused).toBe(false);
    expect(state()).toMatchObject({ playing: true, failure: undefined });
  });

  it.each([
    { owned: true, heardSeconds: 50, tries: 4 },
    { owned: false, heardSeconds: 5, tries: 2 },
  ])(
    'is not renewed forever if audio loads and then fails at the same position: owned $owned',
    async ({ owned, heardSeconds, tries }) => {
      const { open, engine, listen, freshSource, showError, state, loaded, arriving } = setUp();
      const first = await open(owned ? episode : preview, 600, 100);
      await listen(heardSeconds);
      freshSource.mockClear();
      first.fail();
      for (let seconds = 0; seconds < 20; seconds++) {
        await vi.advanceTimersByTimeAsync(1000);
        const next = arriving();
        if (!next) continue;
        next.arrive(600);
        await vi.advanceTimersByTimeAsync(100);
        if (loaded() === next) next.fail('no output device');
      }
      expect(freshSource).toHaveBeenCalledTimes(tries);
      expect(showError).toHaveBeenCalledExactlyOnceWith('Playback error');
      expect(state()).toMatchObject({ playing: false, failure: 'Playback error' });
      expect(engine.clock().positionSeconds).toBe(heardSeconds);

      engine.retry();
      await settle();
      expect(freshSource).toHaveBeenCalledTimes(tries + 1);
    },
  );

  it('reports an expired session at once if no one is signed in any more', async () => {
    const { open, listen, freshSource, showError, state } = setUp();
    const first = await open(episode, 600, 100);
    await listen(50);
    freshSource.mockRejectedValue(new ApiError('session_expired', { status: 401 }));
    first.fail();
    await settle();
    expect(showError).toHaveBeenCalledExactlyOnceWith('Session expired');
    expect(state().failure).toBe('Session expired');
  });

  it('keeps playing the loaded audio while the renewal fails', async () => {
    const { open, listen, freshSource, showError, state } = setUp();
    const first = await open(episode, 600, 590);
    freshSource.mockRejectedValue(new ApiError('network'));
    await listen(260);
    expect(freshSource.mock.calls.length).toBeGreaterThan(2);
    expect(freshSource.mock.calls.length).toBeLessThan(8);
    expect(showError).not.toHaveBeenCalled();
    expect(first.paused).toBe(false);
    expect(state().playing).toBe(true);
  });
});
