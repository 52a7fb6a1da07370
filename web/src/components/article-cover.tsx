import { Picture, type PictureProps } from './picture.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './article-cover.module.css';

/** A cover at 4:3. */
export function ArticleCover({ className, ...picture }: Omit<PictureProps, 'height'>) {
  return <Picture {...picture} height={360} className={classNames(styles.cover, className)} />;
}
