import { Pause, Play } from 'lucide-react';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { player, type PlayableEpisode } from '../../lib/player/player.ts';
import * as messages from './messages.ts';

export interface PlayButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  episode: PlayableEpisode;
  /** Whether its audio is playing. */
  isPlaying: boolean;
}

/** Plays the whole episode for its owner and the preview for everybody else; pauses it while it plays. */
export function PlayButton(props: PlayButtonProps) {
  const { episode, isPlaying, size = 'sm', variant = 'secondary', className } = props;
  const label = isPlaying ? messages.pause : episode.owned ? messages.play : messages.playPreview;
  const Icon = isPlaying ? Pause : Play;
  return (
    <Button
      size={size}
      variant={variant}
      className={className}
      icon={<Icon aria-hidden />}
      data-offer={episode.owned ? undefined : episode.ownership}
      onPointerEnter={player.warm}
      onClick={() => player.toggle(episode)}
    >
      {label}
      <VisuallyHidden>
        {label === messages.playPreview ? messages.ofEpisode(episode.title) : ` ${episode.title}`}
      </VisuallyHidden>
    </Button>
  );
}
