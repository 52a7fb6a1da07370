import type { ReactNode } from 'react';
import { useSession } from '../lib/session/use-session.ts';
import { LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';

/** Where an administrator makes an item, and the file without which it does not appear. */
const forms = {
  article: ['/articles?new', 'PDF'],
  episode: ['/podcasts?new', 'audio'],
  product: ['?new-product', 'file'],
} as const;

export interface EmptyCatalogueProps {
  of: keyof typeof forms;
  title: string;
  /** What a visitor reads. */
  children: ReactNode;
  /** Where a visitor can go instead. */
  action?: ReactNode;
}

/** A shelf with nothing on it yet. Visitors read where else to look, administrators how to fill it. */
export function EmptyCatalogue({ of, title, children, action }: EmptyCatalogueProps) {
  const isAdmin = useSession()?.role === 'admin';
  const [form, file] = forms[of];
  return (
    <Notice
      tone="empty"
      title={title}
      action={isAdmin ? <LinkButton to={`/admin${form}`}>New {of}</LinkButton> : action}
    >
      {isAdmin ? `It appears here once it has its ${file}.` : children}
    </Notice>
  );
}
