import { site } from '#shared/site-config/site.ts';
import { pictureSources } from '../picture-sources.ts';
import type { Engine } from './engine.ts';
import { backSeconds, forwardSeconds } from './playback-rules.ts';
import { playerStore, type PlayableEpisode } from './player.ts';

/** Connects the player to lock screens, headsets and system media controls. */
export function followMediaSession(engine: Engine): void {
  const media = typeof navigator === 'undefined' ? undefined : navigator.mediaSession;
  if (!media || typeof MediaMetadata === 'undefined') return;
  handle(media, engine);

  let shown: string | undefined;
  const follow = () => {
    const { episode, playing } = playerStore.read();
    media.playbackState = episode ? (playing ? 'playing' : 'paused') : 'none';
    if (episode?.id !== shown) media.metadata = episode ? metadataOf(episode) : null;
    shown = episode?.id;
    showPosition(media, engine);
  };
  playerStore.subscribe(follow);
  engine.onClock(() => showPosition(media, engine));
}

function handle(media: MediaSession, engine: Engine): void {
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => engine.play(),
    pause: () => engine.pause(),
    stop: () => engine.close(),
    seekbackward: ({ seekOffset }) => engine.skip(-(seekOffset ?? backSeconds)),
    seekforward: ({ seekOffset }) => engine.skip(seekOffset ?? forwardSeconds),
    seekto: ({ seekTime }) => seekTime !== undefined && engine.seek(seekTime),
  };
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      media.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // This browser does not support the action.
    }
  }
}

function metadataOf({ title, artworkUrl }: PlayableEpisode): MediaMetadata {
  const { src, webp } = pictureSources(artworkUrl);
  const artwork = webp
    ? [
        { src, sizes: '480x480', type: 'image/webp' },
        { src: artworkUrl, sizes: '960x960', type: 'image/webp' },
      ]
    : [{ src: artworkUrl }];
  return new MediaMetadata({
    title,
    artist: site.brand.company,
    album: site.brand.product,
    artwork,
  });
}

let last = '';

/** The system advances the position itself, so only report jumps. */
function showPosition(media: MediaSession, engine: Engine): void {
  const { positionSeconds, durationSeconds: duration } = engine.clock();
  const { rate: playbackRate, playing, waiting } = playerStore.read();
  if (duration <= 0) return;
  const position = Math.min(positionSeconds, duration);
  const drift = position - (Date.now() / 1000) * playbackRate;
  const state = [duration, playbackRate, playing && !waiting ? Math.round(drift) : position].join();
  if (state === last) return;
  last = state;
  media.setPositionState?.({ duration, playbackRate, position });
}
