import type { AudioSource } from './audio-source.ts';
import type { DualAudio } from './dual-audio.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { ListenCounter } from './listen-counter.ts';
import type { LevelControls } from './levels.ts';
import { nearestRate, startSeconds } from './playback-rules.ts';
import { loadingState } from './player-state.ts';
import type { PlayableEpisode } from './player.ts';
import type { Playhead } from './playhead.ts';
import type { UrlRenewal } from './url-renewal.ts';

interface LoadingDeps extends Pick<EngineDeps, 'store' | 'freshSource' | 'defaultRate'> {
  audio: Pick<DualAudio, 'clear' | 'put' | 'play'>;
  playhead: Pick<Playhead, 'at' | 'moveTo' | 'expectAudio' | 'settle' | 'tick'>;
  listenCounter: Pick<ListenCounter, 'begin'>;
  levels: Pick<LevelControls, 'apply' | 'chosenRate'>;
  renewal: Pick<UrlRenewal, 'begin'>;
  /** Called when the episode cannot be played. */
  onFailure(error: unknown): void;
}

/** Loads one episode at a time. */
export function createLoading(deps: LoadingDeps) {
  const { store, audio, playhead, renewal } = deps;
  /** Incremented on every load, so that late results can be dropped. */
  let turn = 0;

  function start(): void {
    const mine = turn;
    audio.play().catch((error: unknown) => {
      // The browser requires a click first. Other errors arrive as `error` events.
      const refused = error instanceof Error && error.name === 'NotAllowedError';
      if (mine === turn && refused) store.set({ playing: false, waiting: false });
    });
  }

  function unload(): void {
    turn++;
    audio.clear();
    renewal.begin();
  }

  /** Loads an episode at its saved position and plays it if requested. */
  async function load(episode: PlayableEpisode): Promise<void> {
    const isPreview = !episode.owned;
    const recalled = deps.listenCounter.begin(episode.id, isPreview);
    playhead.settle(false);
    playhead.moveTo(0);
    unload();
    const mine = turn;
    store.set(loadingState(episode));
    playhead.tick();
    const coming = deps.freshSource(episode);
    coming.catch(() => undefined);
    const position = await recalled;
    if (mine !== turn) return;
    store.set({
      rate: nearestRate(deps.levels.chosenRate() ?? position?.playbackRate ?? deps.defaultRate()),
    });
    deps.levels.apply();
    playhead.moveTo(isPreview ? 0 : startSeconds(position, episode.durationSeconds ?? 0));
    try {
      const source = await coming;
      if (mine === turn) begin(source);
    } catch (error) {
      if (mine === turn) deps.onFailure(error);
    }
  }

  function begin(source: AudioSource): void {
    const at = playhead.at();
    playhead.expectAudio();
    audio.put(source.url, at);
    renewal.begin(source);
    if (at > 0) store.set({ resumedAtSeconds: at });
    if (store.read().playing) start();
    else store.set({ waiting: false });
  }

  return { load, start, unload };
}
