import { Repeat, RotateCcw, RotateCw } from 'lucide-react';
import { usePlayer } from '../../lib/player/player.ts';
import { backSeconds, forwardSeconds } from '../../lib/player/playback-rules.ts';
import { engine } from '../../lib/player/player-instance.ts';
import { IconButton } from './icon-button.tsx';
import * as messages from './messages.ts';
import { PlayToggle } from './play-toggle.tsx';
import styles from './transport.module.css';

/** Back, play or pause, forward. */
export function Transport() {
  return (
    <div className={styles.transport}>
      <SkipButton seconds={-backSeconds} />
      <PlayToggle size="main" />
      <SkipButton seconds={forwardSeconds} />
    </div>
  );
}

/** @param props.seconds Negative: back. */
export function SkipButton({ seconds }: { seconds: number }) {
  const Icon = seconds < 0 ? RotateCcw : RotateCw;
  const label = seconds < 0 ? messages.backSeconds(-seconds) : messages.forwardSeconds(seconds);
  return (
    <IconButton label={label} className={styles.skip} onClick={() => engine.skip(seconds)}>
      <Icon aria-hidden size={26} />
      <span aria-hidden>{Math.abs(seconds)}</span>
    </IconButton>
  );
}

export function LoopButton() {
  const loop = usePlayer((state) => state.loop);
  return (
    <IconButton
      label={messages.repeatEpisode}
      aria-pressed={loop}
      aria-keyshortcuts="l"
      onClick={engine.toggleLoop}
    >
      <Repeat aria-hidden size={20} />
    </IconButton>
  );
}
