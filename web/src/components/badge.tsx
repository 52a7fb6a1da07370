import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  tone?: 'plain' | 'accent' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A small label. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
