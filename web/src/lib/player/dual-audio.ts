/** What a deck hears from the element that is to be heard. */
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
  /** Loads an address, to begin at that position. Stops what ran. */
  put(url: string, atSeconds: number): void;
  /** Resolves once audio runs; rejects as HTMLMediaElement.play() does. */
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  positionSeconds(): number;
  /** 0 while unknown. */
  durationSeconds(): number;
  /** Up to where data has arrived, without a hole, from the position on. */
  bufferedSeconds(): number;
  /** Whether this position could be played without asking for more. */
  has(seconds: number): boolean;
  /** Audio can be heard: it is neither paused nor out of data. */
  isRunning(): boolean;
  hasEnded(): boolean;
  /** `gain`: how much of the volume is left while audio fades out, 0 to 1. */
  set(levels: Partial<Levels>): void;
  /**
   * Goes on with another address of the same recording, without a gap: the second element loads it a little ahead, is
   * started when the first one gets there, and takes over within 50 ms. Rejects when it cannot be loaded; the first
   * element is not touched then.
   * @param restSeconds Where to be when nothing runs.
   */
  swap(url: string, restSeconds: () => number): Promise<void>;
  /** Lets both elements start without a click from now on; call it in a click. */
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

/** How far ahead the second element is loaded, and how long the change of voices takes. */
const leadSeconds = 1;
const fadeMs = 40;
const stepMs = 10;
const loadTimeoutMs = 20_000;
/** Apart by more than this, an echo could be heard. */
const driftSeconds = 0.03;
const togetherSeconds = 0.3;

type Audio = HTMLAudioElement;
const pauseFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Two audio elements that behave like one whose address can be renewed while it plays. */
export function createDualAudio(
  createAudio: () => Audio,
  onEvent: (event: DualAudioEvent) => void,
): DualAudio {
  const levels: Levels = { volume: 0.7, muted: false, rate: 1, loop: false, gain: 1 };
  let [active, standby] = [listen(createAudio()), listen(createAudio())];
  /** Where to begin once the length is known. */
  let startAt: number | undefined;
  /** Counts what was put or swapped, so that a swap that took too long knows. */
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
    // Loading sets the rate back to the default one.
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

  /** Brings the standby to where the active one is, or will be in a moment. */
  async function align(mine: number, restSeconds: () => number): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const from = isRunning() ? active.currentTime + leadSeconds * levels.rate : restSeconds();
      standby.currentTime = Math.min(from, standby.duration || from);
      await arrival(standby, (audio) => audio.readyState >= 3 && !audio.seeking);
      const ahead = () => standby.currentTime - active.currentTime;
      const mayWait = () => ahead() > 0 && ahead() <= 2 * leadSeconds * levels.rate;
      while (mine === turn && isRunning() && mayWait()) await pauseFor(stepMs);
      if (mine !== turn) return;
      const apart = isRunning() ? ahead() : standby.currentTime - restSeconds();
      // Further apart than that, the listener has moved meanwhile.
      if (Math.abs(apart) <= togetherSeconds) return;
    }
  }

  /** Both run for a moment: the one fades in while the other fades out. */
  async function crossFade(mine: number): Promise<void> {
    await standby.play();
    if (Math.abs(standby.currentTime - active.currentTime) > driftSeconds) {
      standby.currentTime = active.currentTime;
    }
    for (let passed = stepMs; passed < fadeMs && mine === turn; passed += stepMs) {
      apply(standby, passed / fadeMs);
      apply(active, 1 - passed / fadeMs);
      await pauseFor(stepMs);
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

/** Waits until `holds`. Rejects with the element's error, or when it takes too long. */
function arrival(audio: Audio, holds: (audio: Audio) => boolean): Promise<void> {
  if (holds(audio)) return Promise.resolve();
  const events = ['loadedmetadata', 'canplay', 'seeked', 'error'];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error('Audio did not load in time')), loadTimeoutMs);
    const check = () => {
      if (audio.error) settle(new Error(audio.error.message || 'Audio did not load'));
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
