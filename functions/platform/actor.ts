/** Who makes a call: built from a verified access token and the member's own record. */
export interface Actor {
  id: string;
  email: string;
  role: 'admin' | 'user';
}

/** What a handler needs to know of identity; core/members provides it. */
export interface Authenticator {
  /** @throws AppError `session_expired` for a token that is not (or no longer) good. */
  authenticate(token: string): Promise<Actor>;
  /** Asks Cognito, not the token: a removed admin loses access at once. */
  isAdmin(actor: Actor): Promise<boolean>;
}

/** The request around an input: what a few use cases need besides it. */
export interface RequestContext {
  /** The viewer's address, for rate limits only. */
  ip: string;
  headers: Record<string, string | undefined>;
  /** The untouched body, for signatures. */
  rawBody: string;
  /** The query as it was sent, without its `?`. */
  search: string;
}
