import { playbackErrorText, type AudioSource } from './audio-source.ts';
import { createDeck, type DeckEvent } from './deck.ts';
import { createLevels } from './levels.ts';
import type { Clock, EngineParts } from './engine-parts.ts';
import { createHearing } from './hearing.ts';
import {
  clampSeek,
  nearestRate,
  previewSeconds,
  shownDuration,
  startSeconds,
} from './playback-rules.ts';
import { loadingState } from './player-state.ts';
import type { PlayableEpisode } from './player.ts';
import { createRenewal } from './renewal.ts';

export type Engine = ReturnType<typeof createEngine>;

/** What plays: one for the whole site, without markup. Its state goes to the store, its time to `onClock`. */
export function createEngine(parts: EngineParts) {
  const { store } = parts;
  const clockListeners = new Set<() => void>();
  /** Where the listener is, whatever the element says while it loads. */
  let at = 0;
  /** Audio runs by our will, so that a pause that comes now is somebody else's. */
  let settled = false;
  /** A remembered position that audio has yet to get to; nothing is remembered before it has. */
  let resumeTo = 0;
  /** Counts what was loaded, so that what arrives late knows. */
  let turn = 0;

  const hearing = createHearing(parts);
  const deck = createDeck(parts.createAudio, onEvent);
  const levels = createLevels({ store, deck, onSleep: pause, now: parts.now });
  const renewal = createRenewal({
    deck,
    fresh: () => parts.freshSource(store.read().episode!),
    positionSeconds: () => at,
    onRenewed() {
      store.set({ failure: undefined });
      if (store.read().playing && !deck.isRunning()) start();
    },
    onFailure: fail,
    now: parts.now,
  });

  /** Exactly, where audio runs; the element tells of it four times a second only. */
  const position = () =>
    settled && resumeTo === 0 && deck.isRunning() ? deck.positionSeconds() : at;
  const tick = () => clockListeners.forEach((listener) => listener());

  function onEvent(event: DeckEvent): void {
    if (event === 'loadedmetadata' || event === 'durationchange') showDuration();
    else if (event === 'playing') onPlaying();
    else if (event === 'waiting') onWaiting();
    else if (event === 'timeupdate') onTime();
    else if (event === 'pause' && settled && !deck.hasEnded() && !deck.isRunning()) pause();
    else if (event === 'ended') onEnded();
    else if (event === 'error') void renewal.recover();
    tick();
  }

  function showDuration(): void {
    store.set({ durationSeconds: shownDuration(store.read(), deck.durationSeconds()) });
  }

  function onPlaying(): void {
    renewal.flowing();
    settled = store.read().playing;
    store.set({ waiting: false, failure: undefined });
  }

  function onWaiting(): void {
    if (!store.read().playing) return;
    store.set({ waiting: true });
    renewal.stalled();
  }

  function onTime(): void {
    if (!settled || !deck.isRunning()) return;
    const { isPreview, rate, durationSeconds } = store.read();
    if (deck.positionSeconds() < resumeTo - 2) return deck.seek(resumeTo);
    resumeTo = 0;
    at = deck.positionSeconds();
    if (isPreview && at >= previewSeconds) return endPreview();
    hearing.progress(at, rate);
    if (durationSeconds > 0) levels.progress((durationSeconds - at) / rate);
    const restMs = ((previewSeconds - at) / rate) * 1000;
    if (!isPreview) renewal.check();
    else if (restMs < 500) setTimeout(onTime, restMs + 5);
  }

  function onEnded(): void {
    const { isPreview, durationSeconds, rate } = store.read();
    if (isPreview) return endPreview();
    at = durationSeconds;
    hearing.save(at, rate);
    store.set({ playing: false, waiting: false });
    levels.setSleep(undefined);
  }

  function halt(): void {
    at = position();
    settled = false;
    renewal.flowing();
    store.set({ playing: false, waiting: false });
    deck.pause();
  }

  function endPreview(): void {
    hearing.save(at, store.read().rate);
    halt();
    deck.seek(0);
    at = 0;
    store.set({ previewOver: true });
    tick();
  }

  function fail(error: unknown): void {
    halt();
    const failure = playbackErrorText(error);
    store.set({ failure });
    parts.tell(failure);
  }

  function start(): void {
    const mine = turn;
    deck.play().catch((error: unknown) => {
      // The browser wants a click first. Everything else comes as an `error` event.
      const refused = error instanceof Error && error.name === 'NotAllowedError';
      if (mine === turn && refused) store.set({ playing: false, waiting: false });
    });
  }

  /** Loads an episode from where it was left, and plays it if it is meant to. */
  async function load(episode: PlayableEpisode): Promise<void> {
    const mine = ++turn;
    const isPreview = !episode.owned;
    const recalled = hearing.begin(episode.id, isPreview);
    [settled, at] = [false, 0];
    deck.clear();
    renewal.begin();
    store.set(loadingState(episode));
    tick();
    const coming = parts.freshSource(episode);
    coming.catch(() => undefined);
    const position = await recalled;
    if (mine !== turn) return;
    store.set({ rate: nearestRate(position?.playbackRate ?? parts.defaultRate()) });
    levels.apply();
    at = isPreview ? 0 : startSeconds(position, episode.durationSeconds ?? 0);
    try {
      const source = await coming;
      if (mine === turn) begin(source);
    } catch (error) {
      if (mine === turn) fail(error);
    }
  }

  function begin(source: AudioSource): void {
    resumeTo = at;
    deck.put(source.url, at);
    renewal.begin(source);
    if (at > 0) store.set({ resumedAtSeconds: at });
    if (store.read().playing) start();
    else store.set({ waiting: false });
  }

  function save(leaving = false): void {
    const { episode, rate, previewOver } = store.read();
    if (episode && !previewOver) hearing.save(at, rate, leaving);
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
    void load(episode);
  }

  function play(): void {
    const { failure, durationSeconds } = store.read();
    if (failure) return retry();
    store.set({ playing: true, previewOver: false });
    if (deck.hasEnded() || (durationSeconds > 0 && at >= durationSeconds)) seek(0);
    start();
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
    resumeTo = 0;
    at = clampSeek(seconds, durationSeconds, isPreview);
    deck.seek(at);
    if (renewal.isStale() && !deck.has(at)) void renewal.recover();
    store.set({ previewOver: false, resumedAtSeconds: undefined });
    if (playing && !deck.isRunning()) start();
    hearing.saveSoon(at, rate);
    tick();
  }

  function refresh(episode: PlayableEpisode): void {
    const { episode: loaded, isPreview, previewOver } = store.read();
    if (loaded?.id !== episode.id) return;
    if (isPreview !== episode.owned) return store.set({ episode });
    if (!episode.owned) {
      pause();
      return void load(episode);
    }
    if (previewOver) at = hearing.heardTo();
    void hearing.begin(episode.id, false);
    store.set({ episode, isPreview: false, previewOver: false, failure: undefined });
    showDuration();
    tick();
    renewal.begin();
    void renewal.recover();
  }

  function close(): void {
    pause();
    turn++;
    renewal.begin();
    deck.clear();
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
    skip: (seconds: number) => seek(position() + seconds),
    setRate(rate: number): void {
      levels.setRate(rate);
      hearing.keepRate(rate);
      tick();
    },
    /** Answers the offer of a position from another device: goes there, or stays. */
    answerElsewhere(goTo?: number): void {
      store.set({ elsewhereSeconds: undefined });
      hearing.accept();
      if (goTo !== undefined) seek(goTo);
    },
    /** The page is going away. */
    leave: () => save(true),
    clock: (): Clock => ({
      positionSeconds: position(),
      durationSeconds: store.read().durationSeconds,
      bufferedSeconds: deck.bufferedSeconds(),
    }),
    /** Hears when audio has moved on; several times a second while it runs. */
    onClock(listener: () => void): () => void {
      clockListeners.add(listener);
      return () => void clockListeners.delete(listener);
    },
  };
}
