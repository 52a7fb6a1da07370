import type { Fact } from '#shared/assistant/fact.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { analysisFacts } from './analysis-facts.ts';
import { aquatestFacts } from './aquatest-facts.ts';
import { companyFacts } from './company-facts.ts';
import { coreFacts } from './core-facts.ts';
import { coreHelpFacts } from './core-help-facts.ts';
import { coreUseFacts } from './core-use-facts.ts';
import { gearFacts } from './gear-facts.ts';
import { listeningFacts } from './listening-facts.ts';
import { narrationFacts } from './narration-facts.ts';
import { narrationTermsFacts } from './narration-terms-facts.ts';
import { pages } from './pages.ts';
import { serviceFacts } from './service-facts.ts';
import { toolFacts } from './tool-facts.ts';

const ofPapers: readonly string[] = ['figures-teaching'];
const awaited: readonly string[] = [pages.geodata.url, pages.proposal.url];

/** Facts from which the assistant answers questions about the company and what it sells besides the shop's items. */
export const siteFacts: readonly Fact[] = [
  ...companyFacts.filter(({ id }) => capabilities.articles || !ofPapers.includes(id)),
  ...(capabilities.affiliate ? gearFacts : []),
  ...(capabilities.podcasts ? listeningFacts : []),
  ...(capabilities.consulting ? [...serviceFacts, ...analysisFacts] : []),
  ...(capabilities.products ? [...coreFacts, ...coreHelpFacts, ...coreUseFacts] : []),
  ...(capabilities.narration ? [...narrationFacts, ...narrationTermsFacts] : []),
  ...aquatestFacts,
  ...toolFacts.filter(({ page }) => capabilities.waitlists || !awaited.includes(page.url)),
];
