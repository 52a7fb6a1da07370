/** A link from the email, opened but not acted upon. */
export interface MailedLink {
  kind: 'confirm' | 'withdraw';
  token: string;
}

export interface DeletionQuery {
  reference: string;
  link?: MailedLink;
}

/** Parses the query of the page: `?request=…`, with `&confirm=…` or `&withdraw=…` from the email. */
export function readDeletionQuery(query: URLSearchParams): DeletionQuery | undefined {
  const reference = query.get('request')?.trim();
  if (!reference) return undefined;
  for (const kind of ['confirm', 'withdraw'] as const) {
    const token = query.get(kind)?.trim();
    if (token) return { reference, link: { kind, token } };
  }
  return { reference };
}
