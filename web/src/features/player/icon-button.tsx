import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's accessible name and its tooltip. */
  label: string;
  /** `main`: the play button. */
  size?: 'main' | 'md';
  /** A lucide icon. */
  children: ReactNode;
}

export function IconButton({ label, size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.button, styles[size], className)}
    >
      {children}
    </button>
  );
}
