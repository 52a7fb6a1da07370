import type { Condition } from '../store/create-store.ts';
import type { Kind, StoredKinds } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';
import type { ApiRoute } from './api-route.ts';
import type { Params } from './parse-form.ts';
import {
  optionalHash,
  optionalInteger,
  optionalString,
  refuseUnknown,
  requiredInteger,
} from './read-params.ts';
import { invalidRequest } from '../stripe-failure.ts';

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** `created` as Stripe accepts it: an exact second, or a hash of gt, gte, lt, lte. */
function createdConditions(params: Params): Condition[] {
  if (typeof params.fields.get('created') === 'string')
    return [{ path: 'created', is: '=', value: requiredInteger(params, 'created') }];
  const range = optionalHash(params, 'created');
  if (!range) return [];
  refuseUnknown(range, Object.keys(comparisons));
  return Object.entries(comparisons).flatMap(([key, is]) => {
    const value = optionalInteger(range, key);
    return value === undefined ? [] : [{ path: 'created' as const, is, value }];
  });
}

function pageOf(params: Params) {
  const limit = optionalInteger(params, 'limit', 1) ?? 10;
  if (limit > 100)
    throw invalidRequest('This value must be less than or equal to 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  const startingAfter = optionalString(params, 'starting_after');
  const endingBefore = optionalString(params, 'ending_before');
  return {
    limit,
    ...(startingAfter === undefined ? {} : { startingAfter }),
    ...(endingBefore === undefined ? {} : { endingBefore }),
  };
}

interface ListOptions<K extends Kind> {
  /** Parameters that filter the list by a field of the same name. */
  filters?: Condition['path'][];
  show?: (object: StoredKinds[K], context: StripeContext) => object;
}

/** GET of a list, newest first, with cursors, `created` and the named filters (docs.stripe.com/api/pagination). */
export const listOf = <K extends Kind>(
  path: string,
  kind: K,
  { filters = [], show = (object) => object }: ListOptions<K> = {},
): ApiRoute => ({
  method: 'GET',
  path,
  prepare({ context, params }) {
    refuseUnknown(params, [
      'limit',
      'starting_after',
      'ending_before',
      'expand',
      'created',
      ...filters,
    ]);
    const conditions = [
      ...filters.flatMap((filter): Condition[] => {
        const value = optionalString(params, filter);
        return value === undefined ? [] : [{ path: filter, is: '=', value }];
      }),
      ...createdConditions(params),
    ];
    const page = pageOf(params);
    return () => {
      const found = context.store.list(kind, conditions, { ...page, limit: page.limit + 1 });
      const more = found.length > page.limit;
      // The surplus item is the farthest from the cursor: the last, or the first with ending_before.
      const data = !more ? found : 'endingBefore' in page ? found.slice(1) : found.slice(0, -1);
      return {
        object: 'list',
        data: data.map((object) => show(object, context)),
        has_more: more,
        url: path,
      };
    };
  },
});
