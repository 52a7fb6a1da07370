import { Picture } from '#web/src/components/picture.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import styles from './item-thumb.module.css';

export interface ItemThumbProps {
  imageUrl: string | undefined;
  /** Covers are 4:3, artwork is square. */
  shape: 'cover' | 'artwork';
}

/** The picture of an item in a table's row or beside its upload field. */
export function ItemThumb({ imageUrl, shape }: ItemThumbProps) {
  return (
    <Picture
      imageUrl={imageUrl}
      sizes="4rem"
      height={shape === 'cover' ? 360 : 480}
      className={classNames(styles.thumb, styles[shape])}
    />
  );
}
