import type { ReactNode } from 'react';
import { useSession } from '../lib/session/use-session.ts';
import { LinkButton } from './button.tsx';
import * as messages from './messages.ts';
import { Notice } from './notice.tsx';

/** The form for creating an item of each kind, and what the item needs to appear. */
const forms = {
  article: {
    form: '/articles?new',
    create: messages.newArticle,
    appears: messages.articleAppears,
  },
  episode: {
    form: '/podcasts?new',
    create: messages.newEpisode,
    appears: messages.episodeAppears,
  },
  product: {
    form: '/products?new',
    create: messages.newProduct,
    appears: messages.productAppears,
  },
};

export interface EmptyCatalogueProps {
  of: keyof typeof forms;
  title: string;
  /** The text for visitors. */
  children: ReactNode;
  /** A link for visitors to another page. */
  action?: ReactNode;
}

/** An empty catalogue. It tells visitors where else to look, and administrators how to fill it. */
export function EmptyCatalogue({ of, title, children, action }: EmptyCatalogueProps) {
  const isAdmin = useSession()?.role === 'admin';
  const { form, create, appears } = forms[of];
  return (
    <Notice
      tone="empty"
      title={title}
      action={isAdmin ? <LinkButton to={`/admin${form}`}>{create}</LinkButton> : action}
    >
      {isAdmin ? appears : children}
    </Notice>
  );
}
