import * as z from 'zod';

/**
 * The provider of the assistant's replies. `built-in` needs neither model nor key: it replies with the best passages of
 * the site. The key of `openai-compatible` is a secret: `npm run put-secrets`.
 */
const assistantProvider = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('built-in') }),
  z.strictObject({
    kind: z.literal('bedrock'),
    /** A model or inference profile of Amazon Bedrock: `anthropic.claude-3-5-haiku-20241022-v1:0`. */
    modelId: z.string().min(1),
  }),
  z.strictObject({
    kind: z.literal('openai-compatible'),
    /** `https://api.example.com/v1` */
    baseUrl: z.url(),
    model: z.string().min(1),
  }),
]);

export const assistantSchema = z.strictObject({
  provider: assistantProvider,
  /** The maximum length of a model's reply, in tokens. */
  maximumReplyTokens: z.number().int().min(50).max(4000),
  /** The tokens of all replies of a day that raise an alarm. */
  dailyTokensAlarm: z.number().int().min(1),
  /** The tokens of all replies of a day (UTC) after which the model is not called until the next day. */
  dailyTokensLimit: z.number().int().min(1),
  /** Suggested first questions. */
  starterQuestions: z.array(z.string().min(5).max(120)).min(1).max(6),
  /** Synonyms of your field: each list is one meaning. */
  synonyms: z.array(z.array(z.string().min(2)).min(2)),
});

export type AssistantConfig = z.output<typeof assistantSchema>;
