import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'li' | 'section';
  /** Reacts to the pointer as a whole; put one link inside with `data-stretch` and it covers the card. */
  interactive?: boolean;
}

/** A sheet of paper with a hairline frame. */
export function Card({ as: Element = 'div', interactive, className, ...rest }: CardProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles.card, interactive && styles.interactive, className)}
    />
  );
}
