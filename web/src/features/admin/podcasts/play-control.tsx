import { Play } from 'lucide-react';
import type { ManagedEpisode } from '#shared/contracts/podcasts-admin.ts';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { clockTime } from '#web/src/lib/player/time-text.ts';
import * as messages from './messages.ts';
import styles from './play-control.module.css';

/** A button that opens an episode's audio, with its duration. */
export function PlayControl({ episode, onPlay }: { episode: ManagedEpisode; onPlay: () => void }) {
  const { title, durationSeconds, hasAudio, previewUrl } = episode;
  return (
    <button type="button" className={styles.play} onClick={onPlay}>
      <Play aria-hidden />
      <VisuallyHidden>{messages.playTitle(title)}</VisuallyHidden>
      {durationSeconds !== undefined
        ? clockTime(durationSeconds)
        : hasAudio
          ? messages.play
          : previewUrl
            ? messages.preview
            : messages.none}
    </button>
  );
}
