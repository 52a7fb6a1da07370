import { openSource, playbackErrorText, type AudioSource } from './audio-source.ts';
import { createDeck, type DeckEvent } from './deck.ts';
import { createLevels } from './levels.ts';
import { clampSeek, nearestRate, previewSeconds, startSeconds } from './playback-rules.ts';
import type { PlayerState } from './player-state.ts';
import type { PlayableEpisode } from './player.ts';
import type { Listening } from './position-keeper.ts';
import { createRenewal } from './renewal.ts';

/** Where audio is now; too often another for the store. */
export interface Clock {
  positionSeconds: number;
  durationSeconds: number;
  bufferedSeconds: number;
}

export interface EngineParts {
  store: { read(): PlayerState; set(change: Partial<PlayerState>): void };
  createAudio(): HTMLAudioElement;
  /** Throws NoAudio and ApiError. */
  freshSource(episode: PlayableEpisode): Promise<AudioSource>;
  listenTo(id: string, preview: boolean): Listening;
  /** The speed of episodes that have none of their own. */
  defaultRate(): number;
  /** Somebody has listened to it for a while. */
  onListened(id: string): void;
  /** Says a failure aloud. */
  tell(text: string): void;
  now(): number;
}

export type Engine = ReturnType<typeof createEngine>;

/** A listener counts after that much. */
const countedAfterSeconds = 10;
/** How long the note of a remembered position stays. */
const noteSeconds = 12;
/** Without data for that long, an address that is about to run out, or even a good one, is not trusted any more. */
const stalledMs = { stale: 500, good: 30_000 };
/** Several seeks in a row are remembered once. */
const seekSettlesMs = 1000;

/** What plays: one for the whole site, without markup. Its state goes to the store, its time to `onClock`. */
export function createEngine(parts: EngineParts) {
  const { store } = parts;
  const clockListeners = new Set<() => void>();
  let listening: Listening | undefined;
  /** Where the listener is, whatever the element says while it loads. */
  let at = 0;
  /** Audio runs by our will, so that a pause that comes now is somebody else's. */
  let settled = false;
  let heardSeconds = 0;
  let counted = false;
  /** How far the preview was heard before it went back to its beginning. */
  let previewHeard = 0;
  /** Counts what was loaded, so that what arrives late knows. */
  let turn = 0;
  let unlocked = false;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let seekTimer: ReturnType<typeof setTimeout> | undefined;

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
    const { episode, isPreview } = store.read();
    const whole = deck.durationSeconds() || (isPreview ? 0 : (episode?.durationSeconds ?? 0));
    store.set({ durationSeconds: isPreview ? Math.min(whole, previewSeconds) : whole });
  }

  function onPlaying(): void {
    clearTimeout(stallTimer);
    settled = store.read().playing;
    store.set({ waiting: false, failure: undefined });
  }

  function onWaiting(): void {
    clearTimeout(stallTimer);
    if (!store.read().playing) return;
    store.set({ waiting: true });
    const patience = renewal.isStale() ? stalledMs.stale : stalledMs.good;
    stallTimer = setTimeout(() => void renewal.recover(), patience);
  }

  function onTime(): void {
    if (!settled || !deck.isRunning()) return;
    const { episode, isPreview, rate, resumedAtSeconds, durationSeconds } = store.read();
    const step = deck.positionSeconds() - at;
    at = deck.positionSeconds();
    if (step > 0 && step < 2) heardSeconds += step;
    if (isPreview && at >= previewSeconds) return endPreview();
    listening?.progress(at, rate);
    if (heardSeconds >= countedAfterSeconds && !counted) {
      counted = true;
      parts.onListened(episode!.id);
    }
    if (resumedAtSeconds !== undefined && at > resumedAtSeconds + noteSeconds) {
      store.set({ resumedAtSeconds: undefined });
    }
    if (durationSeconds > 0) levels.progress((durationSeconds - at) / rate);
    const restMs = ((previewSeconds - at) / rate) * 1000;
    if (!isPreview) renewal.check();
    else if (restMs < 500) setTimeout(onTime, restMs + 5);
  }

  function onEnded(): void {
    const { isPreview, durationSeconds, rate } = store.read();
    if (isPreview) return endPreview();
    at = durationSeconds;
    listening?.save(at, rate);
    store.set({ playing: false, waiting: false });
    levels.setSleep(undefined);
  }

  function endPreview(): void {
    previewHeard = at;
    listening?.save(at, store.read().rate);
    settled = false;
    deck.pause();
    deck.seek(0);
    at = 0;
    store.set({ playing: false, waiting: false, previewOver: true });
    tick();
  }

  function fail(error: unknown): void {
    settled = false;
    deck.pause();
    clearTimeout(stallTimer);
    const text = playbackErrorText(error);
    store.set({ playing: false, waiting: false, failure: text });
    parts.tell(text);
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
    listening = parts.listenTo(episode.id, isPreview);
    [settled, heardSeconds, counted, at, previewHeard] = [false, 0, false, 0, 0];
    deck.clear();
    renewal.begin();
    store.set({
      episode,
      isPreview,
      durationSeconds: isPreview ? 0 : (episode.durationSeconds ?? 0),
      waiting: true,
      failure: undefined,
      previewOver: false,
      resumedAtSeconds: undefined,
      elsewhereSeconds: undefined,
    });
    tick();
    const coming = sourceOf(episode);
    coming.catch(() => undefined);
    const position = await listening.recall();
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

  async function sourceOf(episode: PlayableEpisode): Promise<AudioSource> {
    return openSource(episode) ?? parts.freshSource(episode);
  }

  function begin(source: AudioSource): void {
    deck.put(source.url, at);
    renewal.begin(source);
    if (at > 0) store.set({ resumedAtSeconds: at });
    if (store.read().playing) start();
    else store.set({ waiting: false });
  }

  function save(leaving = false): void {
    const { episode, rate, previewOver } = store.read();
    if (episode && !previewOver) listening?.save(at, rate, leaving);
  }

  function open(episode: PlayableEpisode): void {
    const { episode: loaded, playing } = store.read();
    if (!unlocked) deck.unlock();
    unlocked = true;
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
    settled = false;
    clearTimeout(stallTimer);
    store.set({ playing: false, waiting: false });
    deck.pause();
    save();
  }

  function retry(): void {
    store.set({ playing: true, waiting: true, failure: undefined });
    void renewal.recover();
  }

  function seek(seconds: number): void {
    const { durationSeconds, isPreview, playing } = store.read();
    at = clampSeek(seconds, durationSeconds, isPreview);
    deck.seek(at);
    if (renewal.isStale() && !deck.has(at)) void renewal.recover();
    store.set({ previewOver: false, resumedAtSeconds: undefined });
    if (playing && !deck.isRunning()) start();
    clearTimeout(seekTimer);
    seekTimer = setTimeout(save, seekSettlesMs);
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
    listening = parts.listenTo(episode.id, false);
    void listening.recall();
    if (previewOver) at = previewHeard;
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
    listening = undefined;
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
    toggle: () => (store.read().playing ? pause() : play()),
    toggleEpisode(episode: PlayableEpisode): void {
      const { episode: loaded, playing } = store.read();
      if (loaded?.id !== episode.id) open(episode);
      else if (playing) pause();
      else play();
    },
    skip: (seconds: number) => seek(at + seconds),
    setRate(rate: number): void {
      levels.setRate(rate);
      listening?.keepRate(rate);
      tick();
    },
    /** Answers the offer of a position from another device. */
    answerElsewhere(goThere: boolean): void {
      const { elsewhereSeconds } = store.read();
      store.set({ elsewhereSeconds: undefined });
      listening?.accept();
      if (goThere && elsewhereSeconds !== undefined) seek(elsewhereSeconds);
    },
    /** The page is going away. */
    leave: () => save(true),
    clock: (): Clock => ({
      positionSeconds: at,
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
