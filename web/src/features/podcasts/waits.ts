import type { Ownership } from '../../lib/purchase/entitlements.ts';

/** Why an episode can be neither bought nor heard in full. */
export const waits: Partial<Record<Ownership, string>> = {
  unknown: 'Checking whether you own this episode…',
  processing: 'Your payment is being processed. The full episode will be available once it clears.',
  disputed:
    'The payment is in dispute with your bank. The episode will be available again once that is settled.',
};
