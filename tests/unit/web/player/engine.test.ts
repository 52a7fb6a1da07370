import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/src/lib/api/api-error.ts';
import { NoAudio, type AudioSource } from '../../../../web/src/lib/player/audio-source.ts';
import { createEngine } from '../../../../web/src/lib/player/engine.ts';
import { nothingLoaded, type PlayerState } from '../../../../web/src/lib/player/player-state.ts';
import type { PlayableEpisode } from '../../../../web/src/lib/player/player.ts';
import type { Listening } from '../../../../web/src/lib/player/position-keeper.ts';
import { FakeAudio } from './fake-audio.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const episode: PlayableEpisode = {
  id: 'ep',
  _id: 'ep',
  title: 'A talk',
  shortDescription: '',
  price: 3,
  currency: 'gbp',
  isFree: false,
  artworkUrl: '',
  previewUrl: '/media/preview.mp3',
  durationSeconds: 600,
  owned: true,
  sessionId: 'cs_1',
};
const preview: PlayableEpisode = { ...episode, owned: false, sessionId: undefined };
const settle = () => vi.advanceTimersByTimeAsync(0);

function setUp(remembered?: number) {
  let state: PlayerState = nothingLoaded;
  const audios: FakeAudio[] = [];
  let made = 0;
  const freshSource = vi.fn<(episode: PlayableEpisode) => Promise<AudioSource>>(({ owned }) =>
    Promise.resolve(
      owned
        ? { url: `/full?${++made}`, expiresAt: Date.now() + 300_000 }
        : { url: '/media/preview.mp3' },
    ),
  );
  const listening = {
    recall: vi.fn<Listening['recall']>(() =>
      Promise.resolve(
        remembered === undefined
          ? undefined
          : { positionSeconds: remembered, playbackRate: 1.25, listenedAt: '' },
      ),
    ),
    progress: vi.fn<Listening['progress']>(),
    save: vi.fn<Listening['save']>(),
    keepRate: vi.fn<Listening['keepRate']>(),
    accept: vi.fn<Listening['accept']>(),
  };
  const tell = vi.fn();
  const onListened = vi.fn();
  const engine = createEngine({
    store: {
      read: () => state,
      set: (change) => void (state = { ...state, ...change }),
    },
    createAudio() {
      const audio = new FakeAudio();
      audios.push(audio);
      return audio as unknown as HTMLAudioElement;
    },
    freshSource,
    listenTo: () => listening,
    defaultRate: () => 1,
    onListened,
    tell,
    now: Date.now,
  });
  const loaded = () => audios.find((audio) => audio.src !== '')!;
  const standby = () => audios.find((audio) => audio.src !== '' && audio !== first)!;
  let first: FakeAudio;
  return {
    engine,
    listening,
    freshSource,
    tell,
    onListened,
    state: () => state,
    loaded,
    standby,
    async open(opened: PlayableEpisode, durationSeconds: number, loadedUntil?: number) {
      engine.open(opened);
      await settle();
      first = loaded();
      first.arrive(durationSeconds, loadedUntil);
      await settle();
      return first;
    },
    /** Audio runs in step with the clock. */
    async listen(seconds: number) {
      for (let rest = seconds; rest > 0; rest -= 0.25) {
        audios.forEach((audio) => audio.isLoaded && audio.advance(Math.min(0.25, rest)));
        await vi.advanceTimersByTimeAsync(250);
      }
    },
  };
}

describe('a preview', () => {
  it('ends at 40 seconds with the prompt, back at its beginning', async () => {
    const { open, engine, state, listen } = setUp();
    const audio = await open(preview, 60);
    expect(audio.src).toBe('/media/preview.mp3');
    expect(state()).toMatchObject({ playing: true, isPreview: true, durationSeconds: 40 });
    await listen(39.5);
    expect(state().previewOver).toBe(false);
    await listen(1);
    expect(state()).toMatchObject({ playing: false, previewOver: true });
    expect(audio.paused).toBe(true);
    expect(audio.currentTime).toBe(0);
    expect(engine.clock().positionSeconds).toBe(0);
    engine.play();
    expect(state()).toMatchObject({ playing: true, previewOver: false });
  });

  it('ends with its file where that is shorter', async () => {
    const { open, state, listen } = setUp();
    await open(preview, 20);
    await listen(21);
    expect(state()).toMatchObject({ playing: false, previewOver: true, durationSeconds: 20 });
  });

  it('lets nobody seek beyond 39.9 seconds', async () => {
    const { open, engine } = setUp();
    const audio = await open(preview, 60);
    engine.seek(40);
    expect(audio.currentTime).toBe(39.9);
    engine.skip(30);
    expect(audio.currentTime).toBe(39.9);
  });

  it('always begins at its beginning', async () => {
    const { open, state } = setUp(25);
    const audio = await open(preview, 40);
    expect(audio.currentTime).toBe(0);
    expect(state().resumedAtSeconds).toBeUndefined();
  });

  it('becomes the whole episode once bought, from where it was heard to', async () => {
    const { open, engine, state, listen, standby, freshSource } = setUp();
    await open(preview, 60);
    await listen(41);
    expect(state().previewOver).toBe(true);
    engine.refresh(episode);
    await settle();
    expect(freshSource.mock.lastCall?.[0].sessionId).toBe('cs_1');
    standby().arrive(600);
    await vi.advanceTimersByTimeAsync(100);
    expect(state()).toMatchObject({ isPreview: false, playing: false, durationSeconds: 600 });
    expect(standby().currentTime).toBeCloseTo(40, 0);
    engine.play();
    expect(standby().paused).toBe(false);
  });
});

describe('the whole episode', () => {
  it('goes on where it was left, at the speed it had', async () => {
    const { open, state, engine } = setUp(80);
    const audio = await open(episode, 600);
    expect(audio.currentTime).toBe(80);
    expect(audio.playbackRate).toBe(1.25);
    expect(state()).toMatchObject({ resumedAtSeconds: 80, rate: 1.25, volume: 0.7 });
    expect(audio.volume).toBe(0.7);
    engine.seek(0);
    expect(state().resumedAtSeconds).toBeUndefined();
  });

  it('remembers nothing before audio has got to the remembered place', async () => {
    const { open, listening, listen } = setUp(80);
    const audio = await open(episode, 600);
    audio.currentTime = 0;
    audio.advance(0.25);
    expect(listening.progress).not.toHaveBeenCalled();
    expect(audio.currentTime).toBe(80);
    await listen(1);
    expect(listening.progress.mock.lastCall?.[0]).toBeGreaterThan(80);
  });

  it('counts a listener after ten seconds of audio, not of jumps', async () => {
    const { open, engine, listen, onListened } = setUp();
    await open(episode, 600);
    engine.seek(100);
    await listen(9.5);
    expect(onListened).not.toHaveBeenCalled();
    await listen(1);
    await listen(20);
    expect(onListened).toHaveBeenCalledExactlyOnceWith('ep');
  });

  it('remembers a row of seeks once, and the end', async () => {
    const { open, engine, listening, listen, state } = setUp();
    await open(episode, 600);
    for (let press = 0; press < 5; press++) engine.skip(5);
    expect(listening.save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(listening.save).toHaveBeenCalledExactlyOnceWith(25, 1, false);
    engine.seek(599);
    await listen(2);
    expect(listening.save.mock.lastCall?.slice(0, 2)).toEqual([600, 1]);
    expect(state().playing).toBe(false);
  });

  it('pauses when something else pauses it', async () => {
    const { open, state } = setUp();
    const audio = await open(episode, 600);
    audio.pause();
    expect(state().playing).toBe(false);
  });

  it('says by the catalogue why nothing plays, and tries again on demand', async () => {
    const { engine, freshSource, tell, state, loaded } = setUp();
    freshSource.mockRejectedValueOnce(new NoAudio('Audio not available'));
    engine.open(episode);
    await settle();
    expect(state()).toMatchObject({ failure: 'Audio not available', playing: false });
    expect(tell).toHaveBeenCalledExactlyOnceWith('Audio not available');
    engine.retry();
    await settle();
    loaded().arrive(600);
    await settle();
    expect(state()).toMatchObject({ failure: undefined, playing: true });
  });
});

describe('an address that runs out', () => {
  it('is renewed after four minutes, with both elements running for a moment only', async () => {
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

  it('is left alone when everything has arrived', async () => {
    const { open, listen, freshSource } = setUp();
    await open(episode, 600, 600);
    await listen(400);
    expect(freshSource).toHaveBeenCalledTimes(1);
  });

  it('is renewed at the place that was sought after a long pause', async () => {
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

  it('is replaced when audio breaks off, three times with growing pauses, then told; the place is kept', async () => {
    const { open, engine, listen, freshSource, tell, state, standby } = setUp();
    const first = await open(episode, 600, 100);
    await listen(50);
    freshSource.mockRejectedValue(new ApiError('network'));
    first.fail();
    await settle();
    expect(freshSource).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(freshSource).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(5999);
    expect(tell).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(freshSource).toHaveBeenCalledTimes(5);
    expect(tell).toHaveBeenCalledExactlyOnceWith('Playback error');
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

  it('says Session expired at once where nobody is signed in any more', async () => {
    const { open, listen, freshSource, tell, state } = setUp();
    const first = await open(episode, 600, 100);
    await listen(50);
    freshSource.mockRejectedValue(new ApiError('session_expired', { status: 401 }));
    first.fail();
    await settle();
    expect(tell).toHaveBeenCalledExactlyOnceWith('Session expired');
    expect(state().failure).toBe('Session expired');
  });

  it('plays on from what has arrived while renewing fails', async () => {
    const { open, listen, freshSource, tell, state } = setUp();
    const first = await open(episode, 600, 590);
    freshSource.mockRejectedValue(new ApiError('network'));
    await listen(260);
    expect(freshSource.mock.calls.length).toBeGreaterThan(2);
    expect(freshSource.mock.calls.length).toBeLessThan(8);
    expect(tell).not.toHaveBeenCalled();
    expect(first.paused).toBe(false);
    expect(state().playing).toBe(true);
  });
});

describe('sound', () => {
  it('keeps volume and mute apart, within 0 and 1', async () => {
    const { open, engine, state } = setUp();
    const audio = await open(episode, 600);
    engine.setVolume(1.7);
    expect(audio.volume).toBe(1);
    engine.toggleMuted();
    expect([audio.muted, audio.volume]).toEqual([true, 1]);
    engine.setVolume(-1);
    expect([audio.muted, audio.volume, state().muted]).toEqual([false, 0, false]);
  });

  it('fades out over the last ten seconds of the sleep timer, then pauses at full volume', async () => {
    const { open, engine, listen, state } = setUp();
    const audio = await open(episode, 600);
    engine.setSleep({ kind: 'minutes', minutes: 5, endsAt: Date.now() + 300_000 });
    await listen(285);
    expect(audio.volume).toBe(0.7);
    await listen(10);
    expect(audio.volume).toBeCloseTo(0.35, 1);
    await listen(6);
    expect(state()).toMatchObject({ playing: false, sleep: undefined });
    expect(audio.paused).toBe(true);
    expect(audio.volume).toBe(0.7);
  });

  it('repeats, unless this is to be the last episode', async () => {
    const { open, engine, state } = setUp();
    const audio = await open(episode, 600);
    engine.toggleLoop();
    expect(audio.loop).toBe(true);
    engine.setSleep({ kind: 'episode' });
    expect(audio.loop).toBe(false);
    engine.setSleep(undefined);
    expect([audio.loop, state().loop]).toEqual([true, true]);
  });
});

it('stops and forgets when it is closed', async () => {
  const { open, engine, state, listening, listen } = setUp();
  const audio = await open(episode, 600);
  await listen(5);
  engine.close();
  expect(listening.save).toHaveBeenCalledOnce();
  expect([audio.paused, audio.src]).toEqual([true, '']);
  expect(state()).toMatchObject({ view: 'closed', episode: undefined, playing: false });
});
