import { requireText } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { NoDownloadToken, type DownloadAccess } from './create-download.ts';

/** Free articles need no token. */
export const freeAccess: DownloadAccess = { token: () => Promise.resolve(undefined) };

/**
 * Access to a bought article: a token requested with the Checkout session that paid for it.
 * @param sessionId Undefined if no purchase is known.
 * @param atHand An existing token, used first.
 */
export function boughtAccess(
  articleId: string,
  sessionId: string | undefined,
  atHand?: string,
): DownloadAccess {
  return {
    async token(renewed) {
      if (atHand !== undefined && !renewed) return atHand;
      if (sessionId === undefined) throw new NoDownloadToken();
      const { token } = await call('POST /api/articles/{id}/download/token', {
        id: articleId,
        sessionId,
      });
      return requireText(token);
    },
  };
}
