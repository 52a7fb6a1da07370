import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './bot-message.module.css';
import * as messages from './messages.ts';

export interface BotMessageProps {
  /** `notice`: the member has to do something first; `failure`: something broke. */
  tone?: 'notice' | 'failure';
  children: ReactNode;
}

/** A message of the assistant, with a line along its margin. */
export function BotMessage({ tone, children }: BotMessageProps) {
  return (
    <div className={classNames(styles.message, tone && styles[tone])}>
      <VisuallyHidden>{messages.assistantPrefix}</VisuallyHidden>
      {children}
    </div>
  );
}
