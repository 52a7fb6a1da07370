import type { ReactNode } from 'react';
import type { Excerpt } from '#shared/contracts/item-preview.ts';
import styles from './excerpt-player.module.css';
import { ItemPart } from './item-part.tsx';
import * as messages from './messages.ts';
import { PreviewEnd } from './preview-end.tsx';

export interface ExcerptPlayerProps {
  excerpt: Excerpt | undefined;
  /** Price and buttons. */
  children: ReactNode;
}

/** The public beginning of a recording in the browser's own player, followed by the offer of all of it. */
export function ExcerptPlayer({ excerpt, children }: ExcerptPlayerProps) {
  if (!excerpt) return null;
  const seconds = Math.round(excerpt.seconds);
  return (
    <ItemPart heading={messages.listenToABit}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there is no text of a seller's recording */}
      <audio
        className={styles.audio}
        src={excerpt.url}
        aria-label={messages.firstSeconds(seconds)}
        controls
        preload="none"
      />
      <PreviewEnd text={[messages.theseAreFirstSeconds(seconds)]}>{children}</PreviewEnd>
    </ItemPart>
  );
}
