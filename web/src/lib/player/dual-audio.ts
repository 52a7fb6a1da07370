import { pause } from '../pause.ts';
import * as messages from './messages.ts';
/** Events forwarded from the active element. */
const forwarded = [
  'loadedmetadata',
  'durationchange',
  'canplay',
  'playing',
  'waiting',
  'pause',
  'timeupdate',
  'seeked',
  'ended',
  'error',
] as const;
export type DualAudioEvent = (typeof forwarded)[number];

export interface DualAudio {
  /** Loads a URL and starts at that position. Stops the current audio. */
  put(url: string, atSeconds: number): void;
  /** Resolves once audio plays; rejects as HTMLMediaElement.play() does. */
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  positionSeconds(): number;
  /** 0 while unknown. */
  durationSeconds(): number;
  /** End of the contiguous buffered range at the current position. */
  bufferedSeconds(): number;
  /** Whether this position is buffered. */
  has(seconds: number): boolean;
  /** Audio is audible: neither paused nor stalled. */
  isRunning(): boolean;
  hasEnded(): boolean;
  /** `gain`: the share of the volume left during a fade-out, 0 to 1. */
  set(levels: Partial<Levels>): void;
  /**
   * Switches to another URL of the same recording without a gap: the second element loads slightly ahead, starts when
   * the first one gets there, and takes over within 50 ms. Rejects when it cannot be loaded and leaves the first
   * element untouched.
   * @param restSeconds The position to use while nothing plays.
   */
  swap(url: string, restSeconds: () => number): Promise<void>;
  /** Allows both elements to start without a click from now on; must be called during a click. */
  unlock(): void;
  clear(): void;
}

export interface Levels {
  volume: number;
  muted: boolean;
  rate: number;
  loop: boolean;
  gain: number;
}

/** How far ahead the second element is loaded, and how long the crossfade takes. */
const leadSeconds = 1;
const fadeMs = 40;
const stepMs = 10;
const loadTimeoutMs = 20_000;
/** A larger difference would be audible as an echo. */
const driftSeconds = 0.03;
const togetherSeconds = 0.3;

type Audio = HTMLAudioElement;

/** Two audio elements that behave like one whose URL can be renewed during playback. */
export function createDualAudio(
  createAudio: () => Audio,
  onEvent: (event: DualAudioEvent) => void,
): DualAudio {
  const levels: Levels = { volume: 0.7, muted: false, rate: 1, loop: false, gain: 1 };
  let [active, standby] = [listen(createAudio()), listen(createAudio())];
  /** Start position to apply once the duration is known. */
  let startAt: number | undefined;
  /** Incremented on every load and swap, so that an outdated swap can stop. */
  let turn = 0;
  let unlocked = false;

  function listen(audio: Audio): Audio {
    audio.preload = 'auto';
    forwarded.forEach((type) =>
      audio.addEventListener(type, () => {
        if (audio !== active) return;
        if (type === 'loadedmetadata' && startAt) audio.currentTime = startAt;
        if (type === 'loadedmetadata') startAt = undefined;
        onEvent(type);
      }),
    );
    return audio;
  }

  function apply(audio: Audio, share = 1): void {
    audio.volume = levels.volume * levels.gain * share;
    audio.muted = levels.muted;
    audio.loop = levels.loop;
    // Loading resets the rate to the default one.
    audio.defaultPlaybackRate = levels.rate;
    audio.playbackRate = levels.rate;
  }

  function unload(audio: Audio): void {
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  }

  const isRunning = () =>
    !active.paused && !active.ended && !active.error && active.readyState >= 3;

  /** Moves the standby element to where the active one is, or is about to be. */
  async function align(mine: number, restSeconds: () => number): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const from = isRunning() ? active.currentTime + leadSeconds * levels.rate : restSeconds();
      standby.currentTime = Math.min(from, standby.duration || from);
      await arrival(standby, (audio) => audio.readyState >= 3 && !audio.seeking);
      const ahead = () => standby.currentTime - active.currentTime;
      const mayWait = () => ahead() > 0 && ahead() <= 2 * leadSeconds * levels.rate;
      while (mine === turn && isRunning() && mayWait()) await pause(stepMs);
      if (mine !== turn) return;
      const apart = isRunning() ? ahead() : standby.currentTime - restSeconds();
      // A larger difference means that the listener has seeked in the meantime.
      if (Math.abs(apart) <= togetherSeconds) return;
    }
  }

  /** Plays both elements briefly while one fades in and the other fades out. */
  async function crossFade(mine: number): Promise<void> {
    await standby.play();
    if (Math.abs(standby.currentTime - active.currentTime) > driftSeconds) {
      standby.currentTime = active.currentTime;
    }
    for (let passed = stepMs; passed < fadeMs && mine === turn; passed += stepMs) {
      apply(standby, passed / fadeMs);
      apply(active, 1 - passed / fadeMs);
      await pause(stepMs);
    }
  }

  function exchange(): void {
    [active, standby] = [standby, active];
    startAt = undefined;
    apply(active);
    unload(standby);
    onEvent('durationchange');
  }

  return {
    put(url, atSeconds) {
      turn++;
      unload(standby);
      apply(active);
      startAt = atSeconds;
      active.src = url;
    },
    play: () => active.play(),
    pause: () => active.pause(),
    seek(seconds) {
      if (active.readyState >= 1) active.currentTime = seconds;
      else startAt = seconds;
    },
    positionSeconds: () => startAt ?? active.currentTime,
    durationSeconds: () => (Number.isFinite(active.duration) ? active.duration : 0),
    bufferedSeconds() {
      const at = active.currentTime;
      return rangesOf(active).find(([start, end]) => start <= at + 0.1 && end >= at)?.[1] ?? at;
    },
    has: (seconds) => rangesOf(active).some(([start, end]) => start <= seconds && seconds < end),
    isRunning,
    hasEnded: () => active.ended,
    set(change) {
      Object.assign(levels, change);
      apply(active);
    },
    async swap(url, restSeconds) {
      const mine = ++turn;
      apply(standby, 0);
      standby.src = url;
      try {
        await arrival(standby, (audio) => audio.readyState >= 1);
        await align(mine, restSeconds);
        if (mine === turn && isRunning()) await crossFade(mine);
        if (mine === turn) exchange();
      } catch (error) {
        if (mine === turn) unload(standby);
        throw error;
      }
    },
    unlock() {
      if (unlocked) return;
      unlocked = true;
      for (const audio of [active, standby]) {
        if (!audio.paused) continue;
        void audio.play().catch(() => undefined);
        audio.pause();
      }
    },
    clear() {
      turn++;
      startAt = undefined;
      [active, standby].forEach(unload);
    },
  };
}

function rangesOf({ buffered }: Audio): [start: number, end: number][] {
  return Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)]);
}

/** Waits until `holds` returns true. Rejects with the element's error or on a timeout. */
function arrival(audio: Audio, holds: (audio: Audio) => boolean): Promise<void> {
  if (holds(audio)) return Promise.resolve();
  const events = ['loadedmetadata', 'canplay', 'seeked', 'error'];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error(messages.audioDidNotLoadIn)), loadTimeoutMs);
    const check = () => {
      if (audio.error) settle(new Error(audio.error.message || messages.audioDidNotLoad));
      else if (holds(audio)) settle();
    };
    const settle = (error?: Error) => {
      clearTimeout(timer);
      events.forEach((type) => audio.removeEventListener(type, check));
      if (error) reject(error);
      else resolve();
    };
    events.forEach((type) => audio.addEventListener(type, check));
  });
}
