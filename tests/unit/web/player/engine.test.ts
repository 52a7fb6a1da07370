import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoAudioError } from '#web/src/lib/player/audio-source.ts';
import { episode, preview, settle, setUpEngine as setUp } from './set-up-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('allows no seeking beyond 39.9 seconds', async () => {
    const { open, engine } = setUp();
    const audio = await open(preview, 60);
    engine.seek(40);
    expect(audio.currentTime).toBe(39.9);
    engine.skip(30);
    expect(audio.currentTime).toBe(39.9);
  });

  it('always starts at the beginning', async () => {
    const { open, state } = setUp(25);
    const audio = await open(preview, 40);
    expect(audio.currentTime).toBe(0);
    expect(state().resumedAtSeconds).toBeUndefined();
  });

  it('becomes the complete episode once bought, and continues from the same place', async () => {
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

describe('the complete episode', () => {
  it('resumes at its last position and speed', async () => {
    const { open, state, engine } = setUp(80);
    const audio = await open(episode, 600);
    expect(audio.currentTime).toBe(80);
    expect(audio.playbackRate).toBe(1.25);
    expect(state()).toMatchObject({ resumedAtSeconds: 80, rate: 1.25, volume: 0.7 });
    expect(audio.volume).toBe(0.7);
    engine.seek(0);
    expect(state().resumedAtSeconds).toBeUndefined();
  });

  it('stores no position before audio has reached the stored one', async () => {
    const { open, listening, listen } = setUp(80);
    const audio = await open(episode, 600);
    audio.currentTime = 0;
    audio.advance(0.25);
    expect(listening.progress).not.toHaveBeenCalled();
    expect(audio.currentTime).toBe(80);
    await listen(1);
    expect(listening.progress.mock.lastCall?.[0]).toBeGreaterThan(80);
  });

  it('counts a listener after ten seconds of audio, not after seeks', async () => {
    const { open, engine, listen, onListened } = setUp();
    await open(episode, 600);
    engine.seek(100);
    await listen(9.5);
    expect(onListened).not.toHaveBeenCalled();
    await listen(1);
    await listen(20);
    expect(onListened).toHaveBeenCalledExactlyOnceWith('ep');
  });

  it('stores a series of seeks once, and the end', async () => {
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

  it('says why nothing plays, and tries again on demand', async () => {
    const { engine, freshSource, showError, state, loaded } = setUp();
    freshSource.mockRejectedValueOnce(new NoAudioError('Audio not available'));
    engine.open(episode);
    await settle();
    expect(state()).toMatchObject({ failure: 'Audio not available', playing: false });
    expect(showError).toHaveBeenCalledExactlyOnceWith('Audio not available');
    engine.retry();
    await settle();
    loaded().arrive(600);
    await settle();
    expect(state()).toMatchObject({ failure: undefined, playing: true });
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

it('stops and resets when it is closed', async () => {
  const { open, engine, state, listening, listen } = setUp();
  const audio = await open(episode, 600);
  await listen(5);
  engine.close();
  expect(listening.save).toHaveBeenCalledOnce();
  expect([audio.paused, audio.src]).toEqual([true, '']);
  expect(state()).toMatchObject({ view: 'closed', episode: undefined, playing: false });
});

it('keeps the chosen speed for the next episode, whatever its stored speed', async () => {
  const { open, engine, state } = setUp(30);
  await open(episode, 600);
  expect(state().rate).toBe(1.25);
  engine.setRate(1.5);
  await open({ ...episode, id: 'another' }, 600);
  expect(state().rate).toBe(1.5);
});
