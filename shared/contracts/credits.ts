import * as z from 'zod';
import { defineContract } from './define-contract.ts';

export const creditsContract = defineContract({
  purchase: {
    method: 'POST',
    path: '/api/credits/purchase',
    access: 'member',
    summary: 'Start a Stripe Checkout for a credit package.',
    input: z.object({ packageId: z.enum(['small', 'medium', 'large']) }),
    output: z.object({ url: z.string() }),
    errors: ['payment_unavailable', 'too_many_requests'],
    planned: true,
  },
});
