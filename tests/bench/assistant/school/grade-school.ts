import { factsOf } from '#functions/domain/assistant/facts/all-facts.ts';
import { siteTextSchema } from '#shared/site-text/site-text.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { findRoute } from '#web/src/app/find-route.ts';
import { askAssistant } from '../ask-assistant.ts';
import { linksIn } from '../links-in.ts';
import { gradeAll } from '../measure-assistant.ts';
import { schoolQuestions } from './questions/index.ts';
import { schoolKnowledge } from './school-knowledge.ts';

// Prints what the assistant of the jazz school says, as JSON. Run with SITE=blue-third: a process has one site.

const knowledge = schoolKnowledge(siteTextSchema.parse([]));
const { shelves } = knowledge;
const graded = await gradeAll(knowledge, schoolQuestions);

const items = new Set([
  ...shelves.article.map(({ id }) => `/articles/${id}`),
  ...shelves.podcast.map(({ id }) => `/podcasthub/${id}`),
  ...shelves.product.map(({ id }) => `/store/${id}`),
]);
const isItem = (path: string) => /^\/(?:articles|podcasthub|store)\/./.test(path);
const isOnSite = (path: string) => (isItem(path) ? items.has(path) : findRoute(path) !== undefined);

const facts = factsOf(shelves).map(({ fact }) => fact);
const suggested = [
  ...facts.filter(({ free }) => !free).map(({ ask }) => ask),
  ...assistantConfig.starterQuestions,
];
const unanswered: string[] = [];
for (const ask of suggested) {
  if (!(await askAssistant(knowledge, ask)).charged) unanswered.push(ask);
}
const emptied = factsOf({ article: [], podcast: [], product: [] }).map(({ fact }) => fact.page.url);

console.log(
  JSON.stringify({
    graded: graded.map(({ question: { ask, expect, area }, said, ...grade }) => ({
      ...{ ask, expect, area, ...grade },
      ...{ reply: said.reply, sources: said.sources, isSure: said.charged },
    })),
    answers: facts.map(({ id, answer }) => [id, answer]),
    unanswered,
    lost: [...graded.flatMap(({ said }) => [...said.sources, ...linksIn(said.reply)])]
      .map((url) => url.replace(/[?#].*/, ''))
      .filter((url) => !isOnSite(url)),
    itemsOfEmptyShelves: emptied.filter(isItem),
  }),
);
