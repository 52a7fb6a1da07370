import * as z from 'zod';

/**
 * What writes the assistant's replies (decisions.md, Chat). `built-in` needs no model and no key: it answers with the
 * best passages of the site. A key for `openai-compatible` is a secret: `npm run put-secrets`.
 */
const assistantProvider = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built-in') }),
  z.object({
    kind: z.literal('bedrock'),
    /** A model or inference profile of Amazon Bedrock: `anthropic.claude-3-5-haiku-20241022-v1:0`. */
    modelId: z.string().min(1),
  }),
  z.object({
    kind: z.literal('openai-compatible'),
    /** `https://api.example.com/v1` */
    baseUrl: z.url(),
    model: z.string().min(1),
  }),
]);

export const assistantSchema = z.object({
  provider: assistantProvider,
  /** Length of a model's reply, in its own tokens. */
  maximumReplyTokens: z.number().int().min(50).max(4000),
  /** Of all replies together; more than that raises an alarm. */
  dailyTokensAlarm: z.number().int().positive(),
  /** Of all replies together on a day of UTC; after that the model is not asked until the next one. */
  dailyTokensLimit: z.number().int().positive(),
  /** What a visitor could ask first. */
  starterQuestions: z.array(z.string().min(5).max(120)).min(1).max(6),
  /** Words of your field that mean the same to a search: each list is one meaning. */
  synonyms: z.array(z.array(z.string().min(2)).min(2)),
});

export type AssistantConfig = z.output<typeof assistantSchema>;
