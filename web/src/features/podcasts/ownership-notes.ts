import type { Ownership } from '../../lib/purchase/entitlements.ts';
import * as messages from './messages.ts';

/** The reasons why an episode can be neither bought nor played in full, by ownership. */
export const ownershipNotes: Partial<Record<Ownership, string>> = {
  processing: messages.yourPaymentIsBeingProcessed,
  disputed: messages.thePaymentIsInDispute,
};
