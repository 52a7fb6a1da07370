import type { Kind, StoredKinds } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';
import type { Params } from './parse-form.ts';
import { noSuch } from '../stripe-failure.ts';

export interface ApiCall {
  context: StripeContext;
  params: Params;
  /** The id in the path, or ''. */
  id: string;
}

export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** With at most one `:id`. */
  path: string;
  /**
   * Checks the parameters and returns the work to do. Errors thrown here are validation errors, which
   * idempotency keys do not store; errors of the work are stored, as with Stripe.
   */
  prepare(call: ApiCall): () => object;
}

/** GET by id, with Stripe's 404 for a missing object. `param` is Stripe's name for the id in that error. */
export const retrieve = <K extends Kind>(path: string, kind: K, param: string): ApiRoute => ({
  method: 'GET',
  path,
  prepare:
    ({ context, id }) =>
    (): StoredKinds[K] => {
      const found = context.store.find(kind, id);
      if (!found) throw noSuch(kind, id, param);
      return found;
    },
});
