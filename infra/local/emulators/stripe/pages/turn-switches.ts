import * as z from 'zod';
import { invalidRequest } from '../stripe-failure.ts';
import type { PageResponse } from './page-response.ts';
import { seeOther } from './page-response.ts';
import type { PageCall } from './page-route.ts';

const wanted = z.strictObject({
  outage: z.boolean().optional(),
  holdWebhooks: z.boolean().optional(),
  duplicateWebhooks: z.boolean().optional(),
  shuffleWebhooks: z.boolean().optional(),
  taxPending: z.boolean().optional(),
  apiDelayMs: z.int().min(0).max(60_000).optional(),
});

function read({ json, form }: PageCall): unknown {
  if (json === undefined)
    return Object.fromEntries([...form].map(([name, value]) => [name, value === 'true']));
  try {
    return JSON.parse(json);
  } catch {
    throw invalidRequest('The switches must be JSON.');
  }
}

/**
 * Sets the named switches and leaves the others. A JSON request gets all switches back as JSON; a form
 * returns to the list.
 */
export function turnSwitches(call: PageCall): PageResponse {
  const { switches, webhooks } = call.context;
  const parsed = wanted.safeParse(read(call));
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  Object.assign(switches, parsed.data);
  webhooks.wake();
  return call.json === undefined ? seeOther('/_local/payments') : { status: 200, json: switches };
}
