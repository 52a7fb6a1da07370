import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import { preloadedResponse } from '../../lib/api/preloaded-responses.ts';
import { useCall } from '../../lib/api/use-call.ts';

/**
 * Reads everything that an item's page shows. Data embedded in the page's HTML is shown at once, and is read again for
 * a member.
 */
export function useItemPage<C extends Call>(call: C, id: string) {
  const input = { id } as SentInputOf<C>;
  const { data, error, isValidating, mutate } = useCall(call, input);
  return {
    page: data,
    error,
    /** Whether no request is in progress. An earlier change would be lost, or would make the response be ignored. */
    settled: !isValidating,
    /** Whether the page's HTML says that there is no such item. */
    missing: preloadedResponse(call, input)?.missing === true,
    retry: () => void mutate(),
    /** Applies figures that have changed since. */
    change(figures: Partial<OutputOf<C>>): void {
      const changed = (shown: OutputOf<C> | undefined = data) => shown && { ...shown, ...figures };
      void mutate(changed, { revalidate: false });
    },
  };
}
