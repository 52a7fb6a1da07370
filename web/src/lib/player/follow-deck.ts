import type { Deck, DeckEvent } from './deck.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Hearing } from './hearing.ts';
import type { LevelControls } from './levels.ts';
import { previewSeconds, shownDuration } from './playback-rules.ts';
import type { Playhead } from './playhead.ts';
import type { Renewal } from './renewal.ts';

interface FollowParts extends Pick<EngineParts, 'store'> {
  deck: Pick<Deck, 'seek' | 'durationSeconds' | 'hasEnded' | 'isRunning'>;
  playhead: Playhead;
  hearing: Pick<Hearing, 'progress' | 'save'>;
  levels: Pick<LevelControls, 'progress' | 'setSleep'>;
  renewal: Pick<Renewal, 'flowing' | 'stalled' | 'check' | 'recover'>;
  halt(): void;
  /** The system has paused audio: a call, another player, a headset. */
  onPausedElsewhere(): void;
}

/** What follows from what audio does by itself: the answer takes the deck's events. */
export function followDeck(parts: FollowParts): (event: DeckEvent) => void {
  const { store, deck, playhead, hearing, levels, renewal } = parts;

  function onPlaying(): void {
    renewal.flowing();
    playhead.settle(store.read().playing);
    store.set({ waiting: false, failure: undefined });
  }

  function onWaiting(): void {
    if (!store.read().playing) return;
    store.set({ waiting: true });
    renewal.stalled();
  }

  function onTime(): void {
    if (!playhead.follow()) return;
    const at = playhead.at();
    const { isPreview, rate, durationSeconds } = store.read();
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
    playhead.moveTo(durationSeconds);
    hearing.save(durationSeconds, rate);
    store.set({ playing: false, waiting: false });
    levels.setSleep(undefined);
  }

  function endPreview(): void {
    hearing.save(playhead.at(), store.read().rate);
    parts.halt();
    deck.seek(0);
    playhead.moveTo(0);
    store.set({ previewOver: true });
    playhead.tick();
  }

  const wasPaused = () => playhead.isSettled() && !deck.hasEnded() && !deck.isRunning();

  const reactions: Partial<Record<DeckEvent, () => void>> = {
    loadedmetadata: showDuration,
    durationchange: showDuration,
    playing: onPlaying,
    waiting: onWaiting,
    timeupdate: onTime,
    pause: () => wasPaused() && parts.onPausedElsewhere(),
    ended: onEnded,
    error: () => void renewal.recover(),
  };

  function showDuration(): void {
    store.set({ durationSeconds: shownDuration(store.read(), deck.durationSeconds()) });
  }

  return (event) => {
    reactions[event]?.();
    playhead.tick();
  };
}
