import * as z from 'zod';
import { defineContract } from './define-contract.ts';

export const chatContract = defineContract({
  send: {
    method: 'POST',
    path: '/api/chat',
    access: 'member',
    summary: 'Ask the assistant. A reply costs credits; a failed one costs nothing.',
    input: z.object({
      message: z
        .string()
        .trim()
        .min(1, 'Write a message first')
        .max(2000, 'A message can have at most 2,000 characters'),
    }),
    output: z.object({
      reply: z.string(),
      remainingCredits: z.number().int(),
      sources: z.array(z.object({ title: z.string(), url: z.string() })),
    }),
    errors: ['out_of_credits', 'too_many_requests', 'service_unavailable'],
    planned: true,
  },
});
