import { useRef, useState } from 'react';
import { Maximize2, X } from 'lucide-react';
import { Picture } from '../../components/picture.tsx';
import { forwardSeconds, backSeconds } from '../../lib/player/playback-rules.ts';
import { player, usePlayer, type PlayableEpisode } from '../../lib/player/player.ts';
import { clockTime } from '../../lib/player/time-text.ts';
import { HelpDialog } from './help-dialog.tsx';
import { IconButton } from './icon-button.tsx';
import * as messages from './messages.ts';
import { PlayAnnouncer } from './play-announcer.tsx';
import { PlayToggle } from './play-toggle.tsx';
import { PurchasePrompt } from './player-notes.tsx';
import { SeekBar } from './seek-bar.tsx';
import { SkipButton } from './transport.tsx';
import { usePlayerBarHeight } from './use-player-bar-height.ts';
import { useProgress } from './use-progress.ts';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './mini-player.module.css';

/** The time as text; for screen readers, the seek bar has it. */
function MiniTime() {
  const text = useRef<HTMLParagraphElement>(null);
  useProgress(({ positionSeconds, durationSeconds }) => {
    const shown = `${clockTime(positionSeconds)} / ${clockTime(durationSeconds)}`;
    if (text.current && text.current.textContent !== shown) text.current.textContent = shown;
  });
  return <p ref={text} className={styles.time} aria-hidden />;
}

/** The minimised player: a bar along the lower edge of every page, which makes room for it. */
export function MiniPlayer({ episode }: { episode: PlayableEpisode }) {
  const box = useRef<HTMLElement>(null);
  const [help, setHelp] = useState(false);
  const previewOver = usePlayer((state) => state.previewOver);
  usePlayerBarHeight(box);
  useShortcuts(box, false, () => setHelp(true));
  return (
    <>
      <section
        ref={box}
        className={styles.mini}
        aria-label={messages.player}
        data-mini-player
        data-no-print
      >
        <SeekBar compact />
        {previewOver && <PurchasePrompt episode={episode} />}
        <div className={styles.row}>
          <button type="button" className={styles.title} onClick={player.restore}>
            <Picture
              key={episode.id}
              imageUrl={episode.artworkUrl}
              sizes="3rem"
              height={480}
              eager
              className={styles.artwork}
            />
            <span className={styles.name}>{episode.title}</span>
            <Maximize2 aria-label={messages.openPlayer} size={16} />
          </button>
          <MiniTime />
          <div className={styles.wide}>
            <SkipButton seconds={-backSeconds} />
          </div>
          <PlayToggle />
          <div className={styles.wide}>
            <SkipButton seconds={forwardSeconds} />
          </div>
          <IconButton label={messages.closePlayer} onClick={player.close}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <PlayAnnouncer />
      </section>
      <HelpDialog open={help} onClose={() => setHelp(false)} />
    </>
  );
}
