import * as z from 'zod';
import { maxHistoryMessages, maxMessageLength } from '../constants/message-limits.ts';
import { defineContract } from './define-contract.ts';

export const message = z
  .string()
  .trim()
  .min(1, 'Write a message first')
  .max(maxMessageLength, 'A message can have at most 2,000 characters');

/** Identifies one message of one browser window: a repeated request gets the same reply and is charged once. */
export const requestId = z.string().regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, - and _');

export const sourceKind = z.enum(['article', 'podcast', 'product', 'page']);
export type SourceKind = z.output<typeof sourceKind>;

/** The source of an answer: a page of this site or a published item. */
export const chatSource = z.object({
  kind: sourceKind,
  title: z.string(),
  /** A path of this site: `/articles/<id>`. */
  url: z.string(),
  /** For an item: `owned` by the caller, `free`, or `paid`, which the caller would have to buy. */
  access: z.enum(['owned', 'free', 'paid']).optional(),
});
export type ChatSource = z.output<typeof chatSource>;

export const chatReply = z.object({
  /** Markdown. All links lead to pages of this site. */
  reply: z.string(),
  remainingCredits: z.number().int(),
  /** The credits charged for this reply: none if the site has no answer. */
  cost: z.number().int(),
  sources: z.array(chatSource),
  /** Questions that are certain to be answered; offered if the assistant is unsure about this one. */
  suggestions: z.array(z.string()).optional(),
});
export type ChatReply = z.output<typeof chatReply>;

export const chatContract = defineContract({
  send: {
    method: 'POST',
    path: '/api/chat',
    access: 'member',
    summary:
      'Ask the assistant. A reply costs credits, unless it failed, was stopped or found nothing. A repeated requestId gets the same reply and is charged once.',
    input: z.object({
      message,
      requestId: requestId.optional(),
      /** The conversation before this message, oldest first. */
      history: z
        .array(
          z.object({
            sender: z.enum(['user', 'bot']),
            text: z.string().max(8000, 'Send at most 8,000 characters of an earlier message'),
          }),
        )
        .max(maxHistoryMessages, 'Send at most 6 earlier messages')
        .optional(),
    }),
    output: chatReply,
    errors: [
      'out_of_credits',
      'too_many_requests',
      'reply_pending',
      'reply_stopped',
      'assistant_unavailable',
    ],
  },
  stop: {
    method: 'POST',
    path: '/api/chat/{requestId}/stop',
    access: 'member',
    summary:
      'Stop a reply that is being written and return its credits. A finished reply is kept and stays charged.',
    input: z.object({ requestId }),
    output: z.object({
      /** False if the reply was already complete. */
      stopped: z.boolean(),
      remainingCredits: z.number().int(),
    }),
    errors: ['too_many_requests', 'conflict'],
  },
});
