import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { sourceKey } from '../../passages/passage.ts';
import {
  toSource,
  type Answer,
  type AnswerProvider,
  type GroundedPassage,
  type Question,
} from '../answer.ts';
import { escapeMarkdown, link } from '../markdown.ts';
import { withArticle } from '../../passages/with-article.ts';
import { describe, kindWords, priceOf } from './describe-source.ts';
import { pickExcerpts, type Excerpt } from './pick-excerpts.ts';
import { readIntent } from './read-intent.ts';
import { scoreSentences } from './score-sentences.ts';
import { writeFacts } from './write-facts.ts';
import { writeListing } from './write-listing.ts';

const maxFurther = 2;
/** Matches the catalogue's own line about an item, which would repeat what is shown beside the title. */
const catalogueLine = new RegExp(
  `\\s*\\bAn? (?:${Object.values(siteNouns)
    .map(({ one }) => one)
    .join('|')})\\b[^.]*(?:, free to \\w+|, price \\S+)\\.$`,
);

/** Writes a reply without a model: the facts if there are any, otherwise the sentences of the site that answer best. */
export const composeAnswer: AnswerProvider = (question) => {
  const answer = writeAnswer(question);
  return Promise.resolve({ ...(answer && { answer }) });
};

/** Writes the same reply synchronously. */
export function writeAnswer({
  message,
  history,
  facts = [],
  passages,
  listing,
}: Omit<Question, 'signal'>): Answer | undefined {
  if (listing) return writeListing(listing);
  if (facts.length > 0) return writeFacts(facts);
  return compose(message, history, passages);
}

function compose(
  message: string,
  history: Question['history'],
  passages: Question['passages'],
): Answer | undefined {
  const earlier = history.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  const intent = readIntent(message, earlier);
  const { excerpts, further: others } = pickExcerpts(scoreSentences(passages, intent));
  const cited = new Set(excerpts.map(({ passage }) => sourceKey(passage)));
  const hidden = passages.filter(({ text }) => text === undefined);
  const further = furtherSources([...hidden, ...others], cited);
  if (excerpts.length === 0 && further.length === 0) return undefined;
  const paragraphs = [
    ...excerpts.map((excerpt, index) => paragraph(excerpt, intent.asksPrice && index === 0)),
    seeAlso(further, excerpts.length > 0),
    ...(excerpts.some(({ passage }) => passage.access === 'owned')
      ? [`You can find what you own under ${link('My Purchases', '/purchases')}.`]
      : []),
  ];
  return {
    reply: paragraphs.filter(Boolean).join('\n\n'),
    sources: [...excerpts.map(({ passage }) => passage), ...further].map(toSource),
  };
}

/** Writes a paragraph: the price if the question asks for it, then the text, then its source. */
function paragraph({ passage, text }: Excerpt, asksPrice: boolean): string {
  const { source, access, heading } = passage;
  const title = link(source.title, source.url);
  const terms = describe(passage);
  const words = escapeMarkdown(text.replace(catalogueLine, '').trim());
  const spoken = heading === 'Transcript' && words ? `“${words}”` : words;
  if (asksPrice && access && source.price) {
    const one = withArticle(kindWords[source.kind].one);
    const price = { owned: 'is yours already', free: 'is free', paid: `costs ${priceOf(source)}` };
    return [`${title}, ${one}, ${price[access]}.`, spoken].filter(Boolean).join(' ');
  }
  const from = terms ? `${title} (${terms})` : title;
  return spoken ? `${spoken} From ${from}.` : `${from} is about this.`;
}

/** Returns other sources on the subject, first those that the asker would have to buy. */
function furtherSources(
  passages: readonly GroundedPassage[],
  cited: ReadonlySet<string>,
): GroundedPassage[] {
  const others = new Map<string, GroundedPassage>();
  for (const passage of passages) {
    const key = sourceKey(passage);
    if (!cited.has(key) && !others.has(key)) others.set(key, passage);
  }
  return [...others.values()].slice(0, maxFurther);
}

/** `See also A (paper, £9.00), B (episode, free) and C (paper, yours).` */
export function seeAlso(further: readonly GroundedPassage[], afterAnswer: boolean): string {
  if (further.length === 0) return '';
  const names = further.map((passage) => {
    const terms = describe(passage);
    return `${link(passage.source.title, passage.source.url)}${terms && ` (${terms})`}`;
  });
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  if (afterAnswer) return `See also ${list}.`;
  return `${list} ${names.length === 1 ? 'covers' : 'cover'} this; the full text is there.`;
}
