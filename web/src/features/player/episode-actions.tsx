import { Download, Heart, Keyboard, ScrollText, Share2 } from 'lucide-react';
import { episodePath } from '#shared/constants/episode-path.ts';
import { sharePage } from '../../lib/share-page.ts';
import { downloadItem } from '../../lib/purchase/download-item.ts';
import { useLikes } from '../../lib/episodes/likes.ts';
import type { PlayableEpisode } from '../../lib/player/player.ts';
import { IconButton } from './icon-button.tsx';
import * as messages from './messages.ts';
import { LoopButton } from './transport.tsx';
import styles from './player-dialog.module.css';

interface EpisodeActionsProps {
  episode: PlayableEpisode;
  /** Id of the transcript's panel, and whether it is open. */
  transcript: { id: string; open: boolean; toggle: () => void };
  onHelp: () => void;
}

export function EpisodeActions({ episode, transcript, onHelp }: EpisodeActionsProps) {
  const likes = useLikes();
  const liked = likes.has(episode.id);
  return (
    <div className={styles.actions}>
      <LoopButton />
      {episode.owned && (
        <IconButton
          label={messages.transcript}
          aria-expanded={transcript.open}
          aria-controls={transcript.open ? transcript.id : undefined}
          onClick={transcript.toggle}
        >
          <ScrollText aria-hidden size={20} />
        </IconButton>
      )}
      <IconButton
        label={messages.like}
        aria-pressed={liked}
        onClick={() => likes.toggle(episode.id)}
      >
        <Heart aria-hidden size={20} data-on={liked} />
      </IconButton>
      <IconButton
        label={messages.share}
        onClick={() => void sharePage(episodePath(episode.id), episode.title)}
      >
        <Share2 aria-hidden size={20} />
      </IconButton>
      {episode.owned && (
        <IconButton
          label={messages.download}
          onClick={() => void downloadItem(episode, episode.sessionId)}
        >
          <Download aria-hidden size={20} />
        </IconButton>
      )}
      <IconButton label={messages.keyboardShortcuts} aria-keyshortcuts="?" onClick={onHelp}>
        <Keyboard aria-hidden size={20} />
      </IconButton>
    </div>
  );
}
