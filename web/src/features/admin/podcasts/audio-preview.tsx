import { useEffect, useRef, useState } from 'react';
import { Notice } from '#web/src/components/notice.tsx';
import styles from './audio-dialog.module.css';
import * as messages from './messages.ts';

/** https://html.spec.whatwg.org/multipage/media.html#error-codes */
const reasons: Record<number, string> = {
  1: messages.itWasStopped,
  2: messages.theConnectionWasLost,
  3: messages.theFileIsDamaged,
  4: messages.theFileCannotBeRead,
};

/** The browser's own player, which starts at once because the administrator has clicked Play. */
export function AudioPreview({ url, title }: { url: string; title: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const element = audio.current;
    element?.play().catch((error: DOMException) => {
      // Autoplay may be blocked; the play button still works. Real failures arrive as `error` events.
      if (error.name === 'AbortError' || error.name === 'NotAllowedError' || element.error) return;
      setFailure((before) => before ?? messages.failedToPlayAudio);
    });
    return () => element?.pause();
  }, []);
  return (
    <div className={styles.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an administrator checks their own recording */}
      <audio
        ref={audio}
        controls
        preload="metadata"
        src={url}
        aria-label={title}
        className={styles.audio}
        onError={(event) => {
          const { error } = event.currentTarget;
          setFailure(messages.playbackError(reasons[error?.code ?? 0] ?? messages.unknownReason));
        }}
        onPlaying={() => setFailure(undefined)}
      />
      {failure && <Notice tone="error" title={failure} />}
    </div>
  );
}
