import { Pause, Play } from 'lucide-react';
import { Spinner } from '../../components/spinner.tsx';
import { usePlayer } from '../../lib/player/player.ts';
import { engine } from '../../lib/player/player-instance.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import * as messages from './messages.ts';

/** The play and pause button. While audio loads it shows a spinner and still pauses. */
export function PlayToggle({ size }: Pick<IconButtonProps, 'size'>) {
  const playing = usePlayer((state) => state.playing);
  const waiting = usePlayer((state) => state.waiting && state.playing);
  const Icon = playing ? Pause : Play;
  const icon = <Icon aria-hidden size={size === 'main' ? 28 : 22} fill="currentColor" />;
  return (
    <IconButton
      size={size}
      data-main={size === 'main' || undefined}
      label={waiting ? messages.pauseLoadingAudio : playing ? messages.pause : messages.play}
      aria-keyshortcuts="Space"
      onClick={engine.toggle}
    >
      {waiting ? <Spinner /> : icon}
    </IconButton>
  );
}
