import * as z from 'zod';
import type { Capability } from './capability.ts';

/** Strict, because a switch with a wrong name would be off, and what is off is not deployed. */
export const capabilitiesSchema = z.strictObject({
  podcasts: z.boolean(),
  products: z.boolean(),
  chat: z.boolean(),
  credits: z.boolean(),
  waitlists: z.boolean(),
  digest: z.boolean(),
  reviews: z.boolean(),
  affiliate: z.boolean(),
  consulting: z.boolean(),
  narration: z.boolean(),
} satisfies Record<Capability, z.ZodBoolean>);
