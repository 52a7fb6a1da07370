import { Mail } from 'lucide-react';
import { LinkButton } from '../button.tsx';

export interface PageAction {
  label: string;
  to: string;
}

/** The buttons under the heading of a page; the first is the main action. */
export function PageActions({ actions }: { actions: readonly PageAction[] }) {
  return actions.map(({ label, to }, index) => (
    <LinkButton
      key={to}
      to={to}
      variant={index === 0 ? 'primary' : 'secondary'}
      icon={to.startsWith('mailto:') ? <Mail aria-hidden /> : undefined}
    >
      {label}
    </LinkButton>
  ));
}
