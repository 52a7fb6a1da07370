import type { Ownership } from '../../lib/purchase/entitlements.ts';
import * as messages from './messages.ts';

/** Why an episode can be neither bought nor heard in full. */
export const waits: Partial<Record<Ownership, string>> = {
  unknown: messages.checkingWhetherYouOwnThis,
  processing: messages.yourPaymentIsBeingProcessed,
  disputed: messages.thePaymentIsInDispute,
};
