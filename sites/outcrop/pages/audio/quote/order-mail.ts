import { audio } from '#site/config/audio.ts';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { audioMoney } from '../audio-money.ts';
import { lineText } from './line-text.ts';
import { deliveryText } from './order-labels.ts';
import type { Order } from './order.ts';
import type { Quote } from './quote-order.ts';

const { slowest, fastest } = audio.service.speeds;

/** What an order needs besides its price, left blank for the customer. */
const blanks = [
  'File or link: ',
  'Language, if not English: ',
  `Speed (${slowest}x to ${fastest}x): `,
  'Names and terms to pronounce carefully: ',
];

/** The draft behind 'Email your file'. */
export const fileMail = mailLink(
  '[AUDIO] A text to narrate',
  ['Hello,', '', 'Please narrate:', '', ...blanks, 'Voice (Standard or Cinematic): '].join('\n'),
);

/** The draft that contains a slip, with the lines shown on the page. */
export function orderMail(order: Order, quote: Quote): string {
  const lines = quote.lines.map((line) => {
    const { label, working, amount } = lineText(line, order);
    return `- ${label} (${working}): ${amount}`;
  });
  const { unit, count } = order.length;
  const body = [
    ...blanks,
    '',
    unit === 'pages'
      ? `Length: ${count} pages, estimated at ${quote.minutes} minutes`
      : `Length: ${count} minutes`,
    ...lines,
    `Total: ${audioMoney(quote.totalMinor)}`,
    `Delivery: ${deliveryText(quote.minutes, order.rush)}`,
    '',
    'I will pay once I have approved the free sample.',
  ];
  return mailLink('[AUDIO] Narration order', body.join('\n'));
}
