import { assistantConfig, siteConfig } from '../../../shared/site-config/index.ts';
import type { KeptReply } from '../credits/hold.ts';
import { readQuestion } from '../passages/read-question.ts';
import { escapeMarkdown } from './markdown.ts';

const suggestions = 2;

/** What is said, and costs nothing, where the site has no answer: plainly so, with where to turn to. */
export function noAnswer(message: string): KeptReply {
  const asksForNothing = readQuestion(message).length === 0;
  const examples = assistantConfig.starterQuestions
    .slice(0, suggestions)
    .map((question) => `- ${escapeMarkdown(question)}`);
  const paragraphs = asksForNothing
    ? [
        `I answer from what ${escapeMarkdown(siteConfig.brand.company)} publishes here: papers, episodes, tools, services and prices. What would you like to know? For example:`,
        examples.join('\n'),
      ]
    : [
        'I found nothing on this site that answers this, so this reply cost you no credits.',
        'Other words may find more: name the subject, the tool or the paper that you have in mind. For example:',
        examples.join('\n'),
        `Or ask a person: ${escapeMarkdown(siteConfig.emails.support)}, or the [contact page](/contact).`,
      ];
  return { reply: paragraphs.join('\n\n'), sources: [] };
}
