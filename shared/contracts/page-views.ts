import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id, visit } from './fields.ts';

/**
 * Separate from the other calls of `pages`, which no page needs. Views of papers are counted by the calls for papers.
 */
export const pageViewsContract = defineContract({
  countView: {
    method: 'POST',
    path: '/api/pages/{kind}/{id}/views',
    access: 'public',
    summary:
      'Count a view of the page of an episode, product or bundle, once per browsing session.',
    input: z.object({ kind: z.enum(['podcast', 'product', 'bundle']), id, visit }),
    output: z.object({}),
    errors: ['not_found', 'too_many_requests'],
  },
});
