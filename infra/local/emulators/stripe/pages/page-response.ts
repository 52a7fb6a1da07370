import { localPage } from '../../http/local-page.ts';
import { pageStyle } from './page-style.ts';

/** What a page route answers: a document, a redirect after a form, or JSON for tests. */
export type PageResponse =
  | { status: number; html: string }
  | { status: 303; location: string }
  | { status: number; json: object };

/** A document in the laptop's shell that says it moves no money. */
export const page = (title: string, body: string, status = 200): PageResponse => ({
  status,
  html: localPage({
    title,
    body,
    notice: 'Local only: no money moves. This page stands in for Stripe and exists nowhere else.',
    style: pageStyle,
  }),
});

export const seeOther = (location: string): PageResponse => ({ status: 303, location });
