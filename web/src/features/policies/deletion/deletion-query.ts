/** A link of the mail, opened but not acted upon. */
export interface MailedLink {
  kind: 'confirm' | 'withdraw';
  token: string;
}

export interface DeletionQuery {
  reference: string;
  link?: MailedLink;
}

/** What the address of the page asks for: `?request=…`, with `&confirm=…` or `&withdraw=…` from the mail. */
export function readDeletionQuery(query: URLSearchParams): DeletionQuery | undefined {
  const reference = query.get('request')?.trim();
  if (!reference) return undefined;
  for (const kind of ['confirm', 'withdraw'] as const) {
    const token = query.get(kind)?.trim();
    if (token) return { reference, link: { kind, token } };
  }
  return { reference };
}
