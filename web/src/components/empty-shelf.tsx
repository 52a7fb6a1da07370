import type { ReactNode } from 'react';
import { useSession } from '../lib/session/use-session.ts';
import { LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';

/** How an administrator fills a shelf: the form's address, what its link says, and when the item appears. */
const forms = {
  article: ['/admin/articles?new', 'New article', 'An article appears here once it has its PDF.'],
  episode: ['/admin/podcasts?new', 'New episode', 'An episode appears here once it has its audio.'],
  product: ['/admin?new-product', 'New product', 'A product appears here once it has its file.'],
} as const;

export interface EmptyShelfProps {
  of: keyof typeof forms;
  title: string;
  /** What a visitor reads. */
  children: ReactNode;
  /** Where a visitor may go meanwhile. */
  action?: ReactNode;
}

/** A shelf with nothing on it yet. Visitors read where else to look, administrators how to fill it. */
export function EmptyShelf({ of, title, children, action }: EmptyShelfProps) {
  const isAdmin = useSession()?.role === 'admin';
  const [form, label, text] = forms[of];
  return (
    <Notice
      tone="empty"
      title={title}
      action={isAdmin ? <LinkButton to={form}>{label}</LinkButton> : action}
    >
      {isAdmin ? text : children}
    </Notice>
  );
}
