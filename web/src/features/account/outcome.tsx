import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';

export interface OutcomeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Replaces a form that has succeeded, and takes the focus of the form's button. */
export function Outcome(props: OutcomeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="status">
      <Notice tone="success" {...props} />
    </div>
  );
}
