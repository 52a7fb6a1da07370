import { playbackErrorText } from './audio-source.ts';
import { createDualAudio } from './dual-audio.ts';
import type { EngineDeps } from './engine-deps.ts';
import { createAudioEventHandler } from './audio-events.ts';
import { createListenCounter } from './listen-counter.ts';
import { createLevels } from './levels.ts';
import { createLoading } from './loading.ts';
import { clampSeek, shownDuration } from './playback-rules.ts';
import type { PlayableEpisode } from './player.ts';
import { createPlayhead } from './playhead.ts';
import { createUrlRenewal } from './url-renewal.ts';

export type Engine = ReturnType<typeof createEngine>;

/**
 * The playback engine: one for the whole site, without markup. State goes to the store, time to `onClock`. This file
 * holds the user's commands; audio-events.ts handles the audio element's own events.
 */
export function createEngine(deps: EngineDeps) {
  const { store, now } = deps;
  const listenCounter = createListenCounter(deps);
  const audio = createDualAudio(deps.createAudio, (event) => onEvent(event));
  const playhead = createPlayhead({ store, audio });
  const levels = createLevels({ store, audio, onSleep: pause, now });
  const renewal = createUrlRenewal({
    audio,
    fresh: () => deps.freshSource(store.read().episode!),
    positionSeconds: playhead.at,
    onRenewed() {
      store.set({ failure: undefined });
      if (store.read().playing && !audio.isRunning()) loading.start();
    },
    onFailure: fail,
    now,
  });
  const shared = { ...deps, audio, playhead, listenCounter, levels, renewal };
  const loading = createLoading({ ...shared, onFailure: fail });
  const onEvent = createAudioEventHandler({ ...shared, halt, onPausedElsewhere: pause });

  function halt(): void {
    playhead.stop();
    renewal.flowing();
    store.set({ playing: false, waiting: false });
    audio.pause();
  }

  function fail(error: unknown): void {
    halt();
    const failure = playbackErrorText(error);
    store.set({ failure });
    deps.showError(failure);
  }

  function save(leaving = false): void {
    const { episode, rate, previewOver } = store.read();
    if (episode && !previewOver) listenCounter.save(playhead.at(), rate, leaving);
  }

  function open(episode: PlayableEpisode): void {
    const { episode: loaded, playing } = store.read();
    audio.unlock();
    store.set({ view: 'open' });
    if (loaded?.id === episode.id) {
      refresh(episode);
      if (!playing) play();
      return;
    }
    save();
    store.set({ playing: true });
    void loading.load(episode);
  }

  function play(): void {
    const { failure, durationSeconds } = store.read();
    if (failure) return retry();
    store.set({ playing: true, previewOver: false });
    const over = durationSeconds > 0 && playhead.at() >= durationSeconds;
    if (audio.hasEnded() || over) seek(0);
    loading.start();
    renewal.check();
  }

  function pause(): void {
    halt();
    save();
  }

  const toggle = () => (store.read().playing ? pause() : play());

  function retry(): void {
    store.set({ playing: true, waiting: true, failure: undefined });
    void renewal.recover();
  }

  function seek(seconds: number): void {
    const { durationSeconds, isPreview, playing, rate } = store.read();
    const at = clampSeek(seconds, durationSeconds, isPreview);
    playhead.moveTo(at);
    audio.seek(at);
    if (renewal.isStale() && !audio.has(at)) void renewal.recover();
    store.set({ previewOver: false, resumedAtSeconds: undefined });
    if (playing && !audio.isRunning()) loading.start();
    listenCounter.saveSoon(at, rate);
    playhead.tick();
  }

  function refresh(episode: PlayableEpisode): void {
    const { episode: loaded, isPreview, previewOver } = store.read();
    if (loaded?.id !== episode.id) return;
    if (isPreview !== episode.owned) return store.set({ episode });
    if (!episode.owned) {
      pause();
      return void loading.load(episode);
    }
    if (previewOver) playhead.moveTo(listenCounter.heardTo());
    void listenCounter.begin(episode.id, false);
    const durationSeconds = shownDuration({ episode, isPreview: false }, audio.durationSeconds());
    const whole = { episode, isPreview: false, durationSeconds };
    store.set({ ...whole, previewOver: false, failure: undefined });
    playhead.tick();
    renewal.begin();
    void renewal.recover();
  }

  function close(): void {
    pause();
    loading.unload();
    levels.setSleep(undefined);
    listenCounter.end();
    store.set({ view: 'closed', episode: undefined, failure: undefined, previewOver: false });
  }

  return {
    ...levels,
    open,
    refresh,
    close,
    play,
    pause,
    seek,
    retry,
    toggle,
    toggleEpisode(episode: PlayableEpisode): void {
      if (store.read().episode?.id === episode.id) toggle();
      else open(episode);
    },
    skip: (seconds: number) => seek(playhead.position() + seconds),
    setRate(rate: number): void {
      levels.setRate(rate);
      listenCounter.keepRate(rate);
      playhead.tick();
    },
    /** Resolves the offer of a position from another device: seeks there or stays. */
    resolveElsewhere(goTo?: number): void {
      store.set({ elsewhereSeconds: undefined });
      listenCounter.accept();
      if (goTo !== undefined) seek(goTo);
    },
    /** The page is being closed. */
    leave: () => save(true),
    clock: playhead.clock,
    onClock: playhead.onClock,
  };
}
