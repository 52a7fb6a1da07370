import { siteConfig } from '#shared/site-config/index.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import type { KeptReply } from '../credits/hold.ts';
import { readQuestion } from '../passages/read-question.ts';
import type { Question } from './answer.ts';
import { writeNear } from './built-in/write-near.ts';
import { escapeMarkdown } from './markdown.ts';
import type { Plan } from './plan-reply.ts';
import { subjects } from './subjects.ts';

const { brand, emails } = siteConfig;
const { credits: costs } = capabilities;
const contact = `Or ask a person: ${escapeMarkdown(emails.support)}, or the [contact page](/contact).`;

/**
 * Writes a free reply: small talk, related material if nothing answers the question for certain, or a plain statement
 * that the site has nothing on the subject.
 */
export function freeReply(
  { outcome, facts = [], leads = 'facts', suggestions }: Plan,
  material: Pick<Question, 'facts' | 'mentions' | 'passages' | 'listing'>,
  { message, history }: Pick<Question, 'message' | 'history'>,
): KeptReply {
  const [fact] = facts;
  if (outcome === 'sure' && fact?.free) return { reply: escapeMarkdown(fact.answer), sources: [] };
  const near = outcome === 'none' ? undefined : writeNear({ message, history, ...material }, leads);
  if (near) {
    const before = `I am not sure that this answers your question${costs ? ', so it cost you no credits' : ''}.`;
    return {
      reply: [before, near.reply, contact].join('\n\n'),
      sources: near.sources,
      suggestions: [...suggestions],
    };
  }
  const paragraphs =
    readQuestion(message).length === 0
      ? [
          `I answer from what ${escapeMarkdown(brand.company)} publishes here: ${subjects}. What would you like to know?`,
        ]
      : [
          `I found nothing on this site that answers this${costs ? ', so this reply cost you no credits' : ''}.`,
          `I can help with ${subjects}. ${contact}`,
        ];
  return { reply: paragraphs.join('\n\n'), sources: [], suggestions: [...suggestions] };
}
