import { localPage } from '../../http/local-page.ts';
import { pageStyle } from './page-style.ts';

/** The response of a page route: a document, a redirect after a form, or JSON for tests. */
export type PageResponse =
  | { status: number; html: string }
  | { status: 303; location: string }
  | { status: number; json: object };

/** A document with a banner that says that no money moves. */
export const page = (title: string, body: string, status = 200): PageResponse => ({
  status,
  html: localPage({
    title,
    body,
    notice: 'Local only: no money moves. This page replaces the one at Stripe.',
    style: pageStyle,
  }),
});

export const seeOther = (location: string): PageResponse => ({ status: 303, location });
