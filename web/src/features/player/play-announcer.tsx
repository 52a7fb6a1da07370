import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { playerStore } from '../../lib/player/player.ts';
import * as messages from './messages.ts';

/** Tells screen readers that audio has started or stopped: by a key, the end of a preview, a headset. */
export function PlayAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => {
    let { playing } = playerStore.read();
    return playerStore.subscribe(() => {
      const state = playerStore.read();
      if (state.playing === playing) return;
      playing = state.playing;
      setText(
        playing
          ? messages.playing
          : state.previewOver
            ? messages.thePreviewHasEnded
            : messages.paused,
      );
    });
  }, []);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
