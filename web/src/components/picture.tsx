import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { pictureSources } from '../lib/picture-sources.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** Undefined while unknown. */
  imageUrl: string | undefined;
  /** The displayed width, by which the browser chooses a file: `(width >= 62rem) 24rem, 100vw`. */
  sizes: string;
  /** The height for a width of 480 pixels. */
  height: number;
  /** Loads at once instead of when it is about to become visible. */
  eager?: boolean;
  /** A class for the shape of the box: `aspect-ratio`. */
  className?: string;
}

/**
 * A picture that decorates the title beside it, so it has no alternative text. Without a file it is shown as graph
 * paper.
 */
export function Picture({ imageUrl, sizes, height, eager = false, className }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  const sources = imageUrl ? pictureSources(imageUrl) : undefined;
  return (
    <div className={classNames(styles.picture, className)}>
      {sources && missing !== imageUrl && (
        <picture>
          {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
          {sources.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
          <img
            src={sources.src}
            alt=""
            width={480}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setMissing(imageUrl)}
          />
        </picture>
      )}
    </div>
  );
}
