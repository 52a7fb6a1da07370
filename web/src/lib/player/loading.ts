import type { AudioSource } from './audio-source.ts';
import type { Deck } from './deck.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Hearing } from './hearing.ts';
import type { LevelControls } from './levels.ts';
import { nearestRate, startSeconds } from './playback-rules.ts';
import { loadingState } from './player-state.ts';
import type { PlayableEpisode } from './player.ts';
import type { Playhead } from './playhead.ts';
import type { Renewal } from './renewal.ts';

interface LoadingParts extends Pick<EngineParts, 'store' | 'freshSource' | 'defaultRate'> {
  deck: Pick<Deck, 'clear' | 'put' | 'play'>;
  playhead: Pick<Playhead, 'at' | 'moveTo' | 'expectAudio' | 'settle' | 'tick'>;
  hearing: Pick<Hearing, 'begin'>;
  levels: Pick<LevelControls, 'apply' | 'chosenRate'>;
  renewal: Pick<Renewal, 'begin'>;
  /** There is nothing to play. */
  onFailure(error: unknown): void;
}

/** Brings one episode after the other onto the deck. */
export function createLoading(parts: LoadingParts) {
  const { store, deck, playhead, renewal } = parts;
  /** Counts what was loaded, so that what arrives late knows. */
  let turn = 0;

  function start(): void {
    const mine = turn;
    deck.play().catch((error: unknown) => {
      // The browser wants a click first. Everything else comes as an `error` event.
      const refused = error instanceof Error && error.name === 'NotAllowedError';
      if (mine === turn && refused) store.set({ playing: false, waiting: false });
    });
  }

  function unload(): void {
    turn++;
    deck.clear();
    renewal.begin();
  }

  /** Loads an episode from where it was left, and plays it if it is meant to. */
  async function load(episode: PlayableEpisode): Promise<void> {
    const isPreview = !episode.owned;
    const recalled = parts.hearing.begin(episode.id, isPreview);
    playhead.settle(false);
    playhead.moveTo(0);
    unload();
    const mine = turn;
    store.set(loadingState(episode));
    playhead.tick();
    const coming = parts.freshSource(episode);
    coming.catch(() => undefined);
    const position = await recalled;
    if (mine !== turn) return;
    store.set({
      rate: nearestRate(parts.levels.chosenRate() ?? position?.playbackRate ?? parts.defaultRate()),
    });
    parts.levels.apply();
    playhead.moveTo(isPreview ? 0 : startSeconds(position, episode.durationSeconds ?? 0));
    try {
      const source = await coming;
      if (mine === turn) begin(source);
    } catch (error) {
      if (mine === turn) parts.onFailure(error);
    }
  }

  function begin(source: AudioSource): void {
    const at = playhead.at();
    playhead.expectAudio();
    deck.put(source.url, at);
    renewal.begin(source);
    if (at > 0) store.set({ resumedAtSeconds: at });
    if (store.read().playing) start();
    else store.set({ waiting: false });
  }

  return { load, start, unload };
}
