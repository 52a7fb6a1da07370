import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import { preloadedResponse } from '../../lib/api/preloaded-responses.ts';
import { useCall } from '../../lib/api/use-call.ts';

/**
 * Reads all that the page of an item shows. What came with the page's HTML shows at once, and is read again for the
 * member who looks at it.
 */
export function useItemPage<C extends Call>(call: C, id: string) {
  const input = { id } as SentInputOf<C>;
  const { data, error, isValidating, mutate } = useCall(call, input);
  return {
    page: data,
    error,
    /** Nothing is on its way. A change before that would be lost, or would make the answer be ignored. */
    settled: !isValidating,
    /** The server has said in the page's HTML that there is no such item. */
    missing: preloadedResponse(call, input)?.missing === true,
    retry: () => void mutate(),
    /** Shows figures that have changed since. */
    change(figures: Partial<OutputOf<C>>): void {
      const changed = (shown: OutputOf<C> | undefined = data) => shown && { ...shown, ...figures };
      void mutate(changed, { revalidate: false });
    },
  };
}
