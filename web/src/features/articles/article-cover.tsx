import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { coverSources } from './cover-sources.ts';
import styles from './article-cover.module.css';

export interface ArticleCoverProps {
  /** Undefined while it is not known. */
  imageUrl: string | undefined;
  /** How wide it stands, for the browser's choice of a file: `(width >= 62rem) 24rem, 100vw`. */
  sizes: string;
  /** Loads at once instead of when it is about to be seen. */
  eager?: boolean;
  className?: string;
}

/** A cover at 4:3. It decorates the title beside it, so it has no text of its own; without a file it stays a blank sheet. */
export function ArticleCover({ imageUrl, sizes, eager = false, className }: ArticleCoverProps) {
  const [missing, setMissing] = useState<string>();
  const sources = imageUrl === undefined ? undefined : coverSources(imageUrl);
  return (
    <div className={classNames(styles.cover, className)}>
      {sources && missing !== imageUrl && (
        <picture>
          {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
          {sources.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
          <img
            src={sources.src}
            alt=""
            width={480}
            height={360}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setMissing(imageUrl)}
          />
        </picture>
      )}
    </div>
  );
}
