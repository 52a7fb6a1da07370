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

/** The public beginning of a recording or a film in the browser's own player, followed by the offer of all of it. */
export function ExcerptPlayer({ excerpt, children }: ExcerptPlayerProps) {
  if (!excerpt) return null;
  const { url, picture } = excerpt;
  const seconds = Math.round(excerpt.seconds);
  const player = {
    src: url,
    controls: true,
    preload: 'none',
    'aria-label': messages.firstSeconds(seconds),
  } as const;
  return (
    <ItemPart heading={picture ? messages.watchBeginning : messages.listenToBeginning}>
      {/* oxlint-disable jsx-a11y/media-has-caption -- there is no text of a seller's recording */}
      {picture ? (
        <video className={styles.video} {...player} {...picture} playsInline />
      ) : (
        <audio className={styles.audio} {...player} />
      )}
      {/* oxlint-enable jsx-a11y/media-has-caption */}
      <PreviewEnd
        text={[(picture ? messages.theseAreFirstOfFilm : messages.theseAreFirstSeconds)(seconds)]}
      >
        {children}
      </PreviewEnd>
    </ItemPart>
  );
}
