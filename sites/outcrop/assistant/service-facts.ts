import { joinNames } from '#shared/constants/join-names.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { services } from '#site/config/services.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const { emails } = siteConfig;
const lower = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
const serviceNames = joinNames(services.map(({ title }) => lower(title)));

/** Synonyms for services, by their ids. */
const serviceWords: Readonly<Record<string, readonly string[]>> = {
  'web-gis': ['webGis', 'webGis borehole', 'consulting webGis', 'webGis build'],
  software: ['software build', 'consulting software', 'software develop'],
  mobile: ['fieldApp', 'consulting fieldApp', 'appStore build', 'fieldApp write', 'appStore field'],
  modeling: ['models', 'consulting models', 'models groundwater', 'models build'],
  'data-api': ['data pipeline', 'api data', 'coreLibrary data pipeline', 'consulting api'],
  'ai-ml': ['machineLearning consulting', 'machineLearning models consulting'],
  ocr: [
    'ocr',
    'consulting ocr',
    'digitize ocr',
    'digitize report',
    'digitize document',
    'ocr report',
  ],
  analysis: ['spatial', 'terrain', 'catchment'],
  safety: ['hazard', 'slope safety', 'landslide', 'flood hazard'],
  ecommerce: ['build shop', 'consulting store', 'store build'],
  geoai: ['geoAi pilot', 'geoAi preview'],
  lithology: ['lithology', 'facies', 'consulting lithology'],
  cleanup: ['database clean', 'log clean', 'clean up logs'],
  reports: ['report drafting', 'draft report'],
  'remote-sensing': ['remoteSensing', 'consulting remoteSensing'],
};

/** The services that can be commissioned. */
export const serviceFacts: readonly Fact[] = [
  {
    id: 'consulting',
    ask: 'Which consulting services do you offer?',
    asks: 'consulting | consulting list | consulting count | consulting what | company consulting | consulting geoAi | geoAi',
    also: 'offer provide',
    answer: `We offer ${services.length} consulting services: ${serviceNames}. Tick what you need on the order sheet and request a quote; a person replies within ${policyPeriods.quoteReply}.`,
    page: pages.consulting,
  },
  {
    id: 'quote',
    ask: 'How do I get a quote for consulting?',
    asks: 'quote | consulting quote | consulting price | quote free | consulting buy | consulting contact | quote price | consulting how | consulting price free | analysis quote | quote contact',
    also: 'project work rate hourly day',
    answer: `Tick the services on the order sheet of the home page and send the request, or write to ${emails.support}. You get a written offer that names the price and the day, within ${policyPeriods.quoteReply}. A quote costs nothing and binds you to nothing.`,
    page: pages.consulting,
  },
  {
    id: 'data-state',
    ask: 'Can I send old or messy data?',
    asks: 'consulting data format | consulting data old | data old format | data messy send | consulting data state | analysis data messy',
    also: 'shapefile spreadsheet folder las nineties state incomplete dirty whatever use junk chaos paper legacy',
    answer:
      'Yes. Send what you have, in whatever state it is in: a folder of LAS files, a shapefile from 1998, a spreadsheet of water samples. You get an honest reading of what can be done with it, then the work itself, documented so that someone else can repeat it.',
    page: pages.consulting,
  },
  {
    id: 'offer',
    ask: 'What does a written offer contain?',
    asks: 'quote contain | offer contain | offer written | quote list | offer | quote what included',
    also: 'say name include names',
    answer:
      'Work to order begins with a written offer that names the question, the data, the price and the day. It costs nothing and binds you to nothing.',
    page: pages.terms,
  },
  {
    id: 'quote-reply',
    ask: 'How long until you reply to a quote request?',
    asks: 'quote reply | quote time | quote reply time | consulting reply | consulting reply time | consulting time | consulting contact time | quote delivery',
    answer: `A person replies to a quote request within ${policyPeriods.quoteReply}, with questions or with an offer.`,
    page: pages.consulting,
  },
  {
    id: 'consulting-terms',
    ask: 'Who owns the results of consulting work?',
    asks: 'consulting licence | consulting privacy | consulting data | consulting confidential | analysis licence | consulting terms | consulting results | analysis results own | consulting code own | code write own | who code | consulting confidential data',
    also: 'code report owner belong results figures write you us made',
    answer:
      'Your data stay yours, confidential, and are used for your project alone. Report, figures and code written for you are yours once they are paid for; methods that we had before stay ours, with a right for you to use them.',
    page: pages.terms,
  },
  {
    id: 'consulting-refund',
    ask: 'Can I cancel a consulting order?',
    asks: 'consulting refund | consulting cancel | analysis refund | quote cancel',
    answer: `Work to order begins with a written offer, which costs nothing and binds you to nothing. What the site says of refunds is about items that are sold; for an order under way write to ${emails.support}.`,
    page: pages.terms,
  },
  ...services.map(({ id, title, description }) => ({
    id: `service-${id}`,
    ask: `Do you offer ${lower(title)}?`,
    asks: [title, `consulting ${title}`, `${title} price`, ...(serviceWords[id] ?? [])].join(' | '),
    also: description,
    answer: `Yes, ${lower(title)} is one of our consulting services: ${lower(description)} The price is quoted for your project; a person replies within ${policyPeriods.quoteReply}.`,
    page: pages.consulting,
  })),
];
