import { playbackErrorText } from './audio-source.ts';
import { createDeck } from './deck.ts';
import type { EngineParts } from './engine-parts.ts';
import { followDeck } from './follow-deck.ts';
import { createHearing } from './hearing.ts';
import { createLevels } from './levels.ts';
import { createLoading } from './loading.ts';
import { clampSeek, shownDuration } from './playback-rules.ts';
import type { PlayableEpisode } from './player.ts';
import { createPlayhead } from './playhead.ts';
import { createRenewal } from './renewal.ts';

export type Engine = ReturnType<typeof createEngine>;

/**
 * What plays: one for the whole site, without markup. Its state goes to the store, its time to `onClock`. Here is what a
 * listener can ask of it; what audio does by itself is in follow-deck.ts.
 */
export function createEngine(parts: EngineParts) {
  const { store, now } = parts;
  const hearing = createHearing(parts);
  const deck = createDeck(parts.createAudio, (event) => onEvent(event));
  const playhead = createPlayhead({ store, deck });
  const levels = createLevels({ store, deck, onSleep: pause, now });
  const renewal = createRenewal({
    deck,
    fresh: () => parts.freshSource(store.read().episode!),
    positionSeconds: playhead.at,
    onRenewed() {
      store.set({ failure: undefined });
      if (store.read().playing && !deck.isRunning()) loading.start();
    },
    onFailure: fail,
    now,
  });
  const shared = { ...parts, deck, playhead, hearing, levels, renewal };
  const loading = createLoading({ ...shared, onFailure: fail });
  const onEvent = followDeck({ ...shared, halt, onPausedElsewhere: pause });

  function halt(): void {
    playhead.stop();
    renewal.flowing();
    store.set({ playing: false, waiting: false });
    deck.pause();
  }

  function fail(error: unknown): void {
    halt();
    const failure = playbackErrorText(error);
    store.set({ failure });
    parts.tell(failure);
  }

  function save(leaving = false): void {
    const { episode, rate, previewOver } = store.read();
    if (episode && !previewOver) hearing.save(playhead.at(), rate, leaving);
  }

  function open(episode: PlayableEpisode): void {
    const { episode: loaded, playing } = store.read();
    deck.unlock();
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
    if (deck.hasEnded() || over) seek(0);
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
    deck.seek(at);
    if (renewal.isStale() && !deck.has(at)) void renewal.recover();
    store.set({ previewOver: false, resumedAtSeconds: undefined });
    if (playing && !deck.isRunning()) loading.start();
    hearing.saveSoon(at, rate);
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
    if (previewOver) playhead.moveTo(hearing.heardTo());
    void hearing.begin(episode.id, false);
    const durationSeconds = shownDuration({ episode, isPreview: false }, deck.durationSeconds());
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
    hearing.end();
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
      hearing.keepRate(rate);
      playhead.tick();
    },
    /** Answers the offer of a position from another device: goes there, or stays. */
    answerElsewhere(goTo?: number): void {
      store.set({ elsewhereSeconds: undefined });
      hearing.accept();
      if (goTo !== undefined) seek(goTo);
    },
    /** The page is going away. */
    leave: () => save(true),
    clock: playhead.clock,
    onClock: playhead.onClock,
  };
}
