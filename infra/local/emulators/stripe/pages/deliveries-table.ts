import { escapeHtml } from '../../http/escape-html.ts';
import type { Delivery } from '../webhooks/delivery-queue.ts';
import type { StripeContext } from '../stripe-context.ts';
import { timeHtml } from './time-html.ts';

const shown = 40;

function stateWords(delivery: Delivery, held: boolean): string {
  const suffix = delivery.lastResponse === null ? '' : ` (${delivery.lastResponse})`;
  if (delivery.state === 'delivered') return `Delivered${suffix}`;
  if (delivery.state === 'failed') return `Failed${suffix}`;
  if (held) return `Held${suffix}`;
  return delivery.attempts === 0 ? 'Sending' : `Waiting for a retry${suffix}`;
}

function row(context: StripeContext, delivery: Delivery): string {
  const event = context.store.find('event', delivery.eventId);
  const tone = { delivered: 'good', failed: 'alert', waiting: 'soft' }[delivery.state];
  const type = event?.type ?? delivery.eventId;
  return `<tr><td data-label="Event">${escapeHtml(type)}<br><span class="soft">${escapeHtml(delivery.eventId)}</span></td>
<td data-label="Created">${event ? timeHtml(event.created) : ''}</td>
<td data-label="State"><span class="${tone}">${escapeHtml(stateWords(delivery, context.switches.holdWebhooks))}</span></td>
<td data-label="Attempts">${delivery.attempts}</td>
<td><form method="post" action="/_local/stripe/events/${escapeHtml(delivery.eventId)}/send"><button class="plain">Send again</button></form></td></tr>`;
}

/** The latest webhook deliveries, newest first. */
export function deliveriesTable(context: StripeContext): string {
  const deliveries = context.deliveries.recent(shown);
  if (deliveries.length === 0) return '<p>No events yet.</p>';
  return `<table><caption>The latest ${shown}, newest first</caption>
<thead><tr><th scope="col">Event</th><th scope="col">Created</th><th scope="col">State</th><th scope="col">Attempts</th><th scope="col">Again</th></tr></thead>
<tbody>${deliveries.map((delivery) => row(context, delivery)).join('')}</tbody></table>`;
}
