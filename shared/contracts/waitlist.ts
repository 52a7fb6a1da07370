import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { email, ok } from './fields.ts';

export const waitlistContract = defineContract({
  join: {
    method: 'POST',
    path: '/api/waitlist',
    access: 'public',
    summary: 'Join the waitlist. Joining twice is the same as once.',
    input: z.object({ email }),
    output: ok,
    errors: ['too_many_requests'],
    planned: true,
  },
});
