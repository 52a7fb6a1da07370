import type { DualAudio, DualAudioEvent } from './dual-audio.ts';
import type { EngineDeps } from './engine-deps.ts';
import type { ListenCounter } from './listen-counter.ts';
import type { LevelControls } from './levels.ts';
import { previewSeconds, shownDuration } from './playback-rules.ts';
import type { Playhead } from './playhead.ts';
import type { UrlRenewal } from './url-renewal.ts';

interface FollowDeps extends Pick<EngineDeps, 'store'> {
  audio: Pick<DualAudio, 'seek' | 'durationSeconds' | 'hasEnded' | 'isRunning'>;
  playhead: Playhead;
  listenCounter: Pick<ListenCounter, 'progress' | 'save'>;
  levels: Pick<LevelControls, 'progress' | 'setSleep'>;
  renewal: Pick<UrlRenewal, 'flowing' | 'stalled' | 'check' | 'recover'>;
  halt(): void;
  /** The system paused audio: a call, another player or a headset. */
  onPausedElsewhere(): void;
}

/** Handles the audio element's own events. Returns the event handler. */
export function createAudioEventHandler(deps: FollowDeps): (event: DualAudioEvent) => void {
  const { store, audio, playhead, listenCounter, levels, renewal } = deps;

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
    listenCounter.progress(at, rate);
    if (durationSeconds > 0) levels.progress((durationSeconds - at) / rate);
    const restMs = ((previewSeconds - at) / rate) * 1000;
    if (!isPreview) renewal.check();
    else if (restMs < 500) setTimeout(onTime, restMs + 5);
  }

  function onEnded(): void {
    const { isPreview, durationSeconds, rate } = store.read();
    if (isPreview) return endPreview();
    playhead.moveTo(durationSeconds);
    listenCounter.save(durationSeconds, rate);
    store.set({ playing: false, waiting: false });
    levels.setSleep(undefined);
  }

  function endPreview(): void {
    listenCounter.save(playhead.at(), store.read().rate);
    deps.halt();
    audio.seek(0);
    playhead.moveTo(0);
    store.set({ previewOver: true });
    playhead.tick();
  }

  const wasPaused = () => playhead.isSettled() && !audio.hasEnded() && !audio.isRunning();

  const reactions: Partial<Record<DualAudioEvent, () => void>> = {
    loadedmetadata: showDuration,
    durationchange: showDuration,
    playing: onPlaying,
    waiting: onWaiting,
    timeupdate: onTime,
    pause: () => wasPaused() && deps.onPausedElsewhere(),
    ended: onEnded,
    error: () => void renewal.recover(),
  };

  function showDuration(): void {
    store.set({ durationSeconds: shownDuration(store.read(), audio.durationSeconds()) });
  }

  return (event) => {
    reactions[event]?.();
    playhead.tick();
  };
}
