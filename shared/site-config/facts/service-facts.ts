import { siteConfig } from '../index.ts';
import { policyPeriods } from '../policy-periods.ts';
import { services } from '../services.ts';
import type { Fact } from './fact.ts';
import { pages } from './pages.ts';

const { emails } = siteConfig;
const lower = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
const serviceNames = services
  .map(({ title }) => lower(title))
  .join(', ')
  .replace(/, ([^,]*)$/, ' and $1');

/** Other words for services, by their ids. */
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

/** What we do to order. */
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
      'Your data stay yours, confidential, and are used for your project alone. Report, figures and code written for you are yours when they are paid.',
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
  {
    id: 'analysis',
    ask: 'What does the data analysis service do?',
    asks: 'analysis | analysis how | analysis list | analysis consulting | analysis format | analysis models',
    also: 'spreadsheet excel samples wells lab offer',
    answer:
      'You send data and a question: logs, samples, levels or maps. You get figures, the code that drew them and how far they can be trusted, with exploratory analysis and machine learning where they help. It is one project for one price, agreed before we begin.',
    page: pages.analysis,
  },
  {
    id: 'analysis-price',
    ask: 'What does data analysis cost?',
    also: 'price set logs wells client project',
    asks: 'analysis price | analysis buy price | analysis free | analysis contact | analysis price quote',
    answer: `Data analysis is priced by quote: one project, one price, agreed before we begin. Write to ${emails.support} with the subject DataAnalysis, a few lines about the data and the question, and a sample. You hear within ${policyPeriods.dataAnalysisReply}.`,
    page: pages.analysis,
  },
  {
    id: 'analysis-time',
    ask: 'How soon do I hear about a data analysis?',
    asks: 'analysis reply | analysis time | analysis reply time | analysis delivery | analysis delivery time',
    answer: `Data analysis requests are answered within ${policyPeriods.dataAnalysisReply}. The work itself takes as long as the offer says.`,
    page: pages.analysis,
  },
  {
    id: 'analysis-start',
    ask: 'How do I start a data analysis?',
    asks: 'analysis start | analysis begin | analysis how start | analysis email | analysis data send | analysis project start | analysis client | send data analysis | data part send | data sample send | analysis preview',
    also: 'project first sample part mail subject line well month files',
    answer: `Begin with a mail to ${emails.support} with the subject DataAnalysis: a few lines about the data and the question, and a sample if you may share one. One well of forty is enough. You hear what can be found out and what it costs within ${policyPeriods.dataAnalysisReply}.`,
    page: pages.analysis,
  },
  {
    id: 'analysis-results',
    ask: 'What do I get from a data analysis?',
    asks: 'analysis results | analysis benefit | results | analysis end benefit | analysis report | results explain | analysis results explain | analysis how end',
    also: 'get end explain us call documented folder code script',
    answer:
      'An actionable report: findings first, with what to do about each, then the methods, with data and code attached in one folder. We go through it with you in a call and answer questions after it.',
    page: pages.analysis,
  },
  {
    id: 'analysis-tools',
    ask: 'Which tools do you use for data analysis?',
    asks: 'python | analysis python | analysis tools | analysis machineLearning | machineLearning | analysis software | machineLearning accuracy | machineLearning test | exploratory | analysis exploratory',
    also: 'use lasio geopandas test models overfit show learn',
    answer:
      'Python with pandas, lasio and GeoPandas. An exploratory analysis shows what the data can and cannot say, with the outliers by name; models are tested on fields, wells or years that they have never seen, with their error beside every result.',
    page: pages.analysis,
  },
  {
    id: 'analysis-confidential',
    ask: 'Is my data confidential in a data analysis?',
    asks: 'analysis confidential | analysis privacy | confidential | analysis data | analysis security | confidential data | analysis thirdParties',
    answer:
      'Say so first if your data are confidential: we send an agreement before you send a file. Your data stay yours and are used for your project alone.',
    page: pages.analysis,
  },
];
