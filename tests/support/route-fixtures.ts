/** The callers in the matrix of routes and roles. */
export type ActorName =
  | 'guest'
  | 'owner'
  | 'other user'
  | 'former admin'
  | 'admin'
  | 'disabled member'
  | 'forged token'
  | 'ID token';

/** The objects that the calls of the matrix use. */
export interface RouteFixtures {
  siteUrl: string;
  articleId: string;
  podcastId: string;
  productId: string;
  draftId: string;
  /** The id of a file that an admin has announced. */
  uploadId: string;
  ownerId: string;
  ownerEmail: string;
  /** The session of the owner's purchase of the article. */
  sessionId: string;
}
