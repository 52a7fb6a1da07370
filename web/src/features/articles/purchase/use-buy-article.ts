import { useState } from 'react';
import { failureText, hasCode } from '#web/src/lib/api/api-error.ts';
import { createCheckout } from '#web/src/lib/purchase/use-buy.ts';
import { useCheckout, type Item } from '#web/src/lib/purchase/use-checkout.ts';
import * as messages from './messages.ts';

const open = createCheckout({ resourceType: 'article', returnPath: '/articles/success' });

/** Buys an article; errors are shown beside the button. */
export function useBuyArticle() {
  const [error, setError] = useState<string>();
  const { buy, pendingId } = useCheckout({
    resourceType: 'article',
    open,
    showError: (thrown) => setError(textOf(thrown)),
  });
  return {
    pendingId,
    error,
    buy(item: Item): Promise<void> {
      setError(undefined);
      return buy(item);
    },
  };
}

function textOf(thrown: unknown): string {
  if (hasCode(thrown, 'invalid_response')) return messages.noCheckoutUrlProvided;
  return failureText(thrown, messages.couldNotInitiatePurchasePlease);
}
