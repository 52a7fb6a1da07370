import type { Route, RouteInput, RouteOutput } from '#shared/contracts/routes.ts';
import { preloadedResponse } from '../../lib/api/preloaded-responses.ts';
import { useCall } from '../../lib/api/use-call.ts';

/** The calls that read everything about an item. */
type PageRoute = Extract<
  Route,
  | 'GET /api/articles/{id}/page'
  | 'GET /api/podcasts/{id}/page'
  | 'GET /api/products/{id}'
  | 'GET /api/bundles/{id}'
>;

/**
 * Reads everything that an item's page shows. Data embedded in the page's HTML is shown at once, and is read again for
 * a member.
 */
export function useItemPage<R extends PageRoute>(route: R, id: string) {
  const input = { id } as RouteInput<R>;
  const { data, error, isValidating, mutate } = useCall(route, input);
  return {
    page: data,
    error,
    /** Whether no request is in progress. An earlier change would be lost, or would make the response be ignored. */
    settled: !isValidating,
    /** Whether the page's HTML says that there is no such item. */
    missing: preloadedResponse(route, input)?.missing === true,
    retry: () => void mutate(),
    /** Applies figures that have changed since. */
    change(figures: Partial<RouteOutput<R>>): void {
      const changed = (shown: RouteOutput<R> | undefined = data) =>
        shown && { ...shown, ...figures };
      void mutate(changed, { revalidate: false });
    },
  };
}
