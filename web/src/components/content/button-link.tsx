import type { ReactNode } from 'react';
import { LinkButton } from '../button.tsx';

/** A link that looks like a button, as a paragraph of a page of text. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <LinkButton variant="secondary" to={to}>
        {children}
      </LinkButton>
    </p>
  );
}
