import { formatTime } from '#web/src/lib/dates.ts';
import * as messages from './messages.ts';

/** Names that are not simply the words of their key. */
const labels: Partial<Record<string, string>> = {
  off: messages.discount,
  times: messages.totalUses,
  perCustomer: messages.usesPerCustomer,
  sessionId: messages.stripeSession,
  excerptSeconds: messages.previewInSeconds,
};

/** Returns the label of a detail of an entry: `shortDescription` is "Short description". */
export function detailLabel(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return labels[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the value of a detail, with its timestamps as local dates and times. */
export function detailValue(value: string): string {
  return value.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, formatTime);
}
