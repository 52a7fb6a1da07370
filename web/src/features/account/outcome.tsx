import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';

export interface OutcomeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Says that a form went through, in its place. Takes focus, which the form's button has just lost. */
export function Outcome(props: OutcomeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="status">
      <Notice tone="success" {...props} />
    </div>
  );
}
