import * as z from 'zod';
import type { Capability } from './capability.ts';

/** Strict, because a misspelt switch would be off, and features that are off are not deployed. */
export const capabilitiesSchema = z.strictObject({
  articles: z.boolean(),
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
