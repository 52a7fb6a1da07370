import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { playerStore } from '../../lib/player/player.ts';

/** Tells screen readers that audio has started or stopped: by a key, the end of a preview, a headset. */
export function PlayAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => {
    let { playing } = playerStore.read();
    return playerStore.subscribe(() => {
      const state = playerStore.read();
      if (state.playing === playing) return;
      playing = state.playing;
      setText(playing ? 'Playing' : state.previewOver ? 'The preview has ended' : 'Paused');
    });
  }, []);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
