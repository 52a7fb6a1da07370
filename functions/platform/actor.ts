/** The caller, built from a verified access token and the member's record. */
export interface Actor {
  id: string;
  email: string;
  role: 'admin' | 'user';
}

/** Verifies callers; implemented in domain/members. */
export interface Authenticator {
  /** @throws AppError `session_expired` if the token is not, or no longer, valid */
  authenticate(token: string): Promise<Actor>;
  /** Asks Cognito rather than the token: a removed administrator loses access immediately. */
  isAdmin(actor: Actor): Promise<boolean>;
}

/** The parts of the request that some use cases need besides the input. */
export interface RequestContext {
  /** The viewer's IP address, for rate limits only. */
  ip: string;
  headers: Record<string, string | undefined>;
  /** The untouched body, for signatures. */
  rawBody: string;
  /** The query string as sent, without the `?`. */
  search: string;
}
