import { siteConfig } from '#shared/site-config/index.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const { emails } = siteConfig;

/** Commissioned data analysis. */
export const analysisFacts: readonly Fact[] = [
  {
    id: 'analysis',
    ask: 'What does the data analysis service do?',
    asks: 'analysis | analysis how | analysis list | analysis consulting | analysis format | analysis models',
    also: 'spreadsheet excel samples wells lab offer',
    answer:
      'You send data and a question: logs, samples, levels or maps. You get figures, the code that drew them and how far they can be trusted, with exploratory analysis and machine learning where they help. It is one project for one price, agreed in a written offer before we begin.',
    page: pages.analysis,
  },
  {
    id: 'analysis-price',
    ask: 'What does data analysis cost?',
    also: 'price set logs wells client project',
    asks: 'analysis price | analysis buy price | analysis free | analysis contact | analysis price quote',
    answer: `Data analysis is priced by quote: one project, one price, agreed before we begin. Write to ${emails.support} with the subject DataAnalysis, a few lines about the data and the question, and a sample. We reply within ${policyPeriods.dataAnalysisReply}.`,
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
    answer: `Begin with an email to ${emails.support} with the subject DataAnalysis: a few lines about the data and the question, and a sample if you may share one. One well of forty is enough. We reply within ${policyPeriods.dataAnalysisReply} and say what can be found out and what it costs.`,
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
  {
    id: 'analysis-honest',
    ask: 'Do you say how far a result can be trusted?',
    asks: 'analysis accuracy | analysis honest | model simple rule | model better rule thumb | analysis error | model error | analysis uncertainty | analysis results accuracy',
    also: 'honest trust sure certain fancy rule thumb good bad no better tell hide nothing limits state uncertain numbers',
    answer:
      'Yes. A simple rule runs beside every model, and if the rule is as good, we tell you. The error is stated beside each result, and we say what cannot be found out.',
    page: pages.analysis,
  },
  {
    id: 'analysis-steps',
    ask: 'How does a data analysis project go?',
    asks: 'analysis how | analysis process | analysis interim | analysis project steps | analysis change | analysis results early',
    also: 'steps three course figures between workflow go stages check first',
    answer: `In three steps. You share a sample and the question, and we say within ${policyPeriods.dataAnalysisReply} what can be found out and what it costs. Then the files are checked and modelled; you see interim figures while a change of course is still cheap. At the end comes a report with data and code, a call, and answers to questions after it.`,
    page: pages.analysis,
  },
  {
    id: 'analysis-documented',
    ask: 'Can somebody else repeat the analysis?',
    asks: 'analysis repeat | analysis reproducible | analysis documented | analysis documentation | analysis code again | analysis review',
    also: 'work colleague reviewer step written scripts next year rerun same dropped settings',
    answer:
      'Yes. Every step is written down, from the raw file to the figure: what was dropped and why, which settings, which versions. You get one folder with data, code and report, and scripts that run again on next year’s files.',
    page: pages.analysis,
  },
  {
    id: 'pilot',
    ask: 'Can we try machine learning on a part of our data first?',
    asks: 'pilot | geoAi pilot | machineLearning try | machineLearning preview | machineLearning part data | trial data | analysis pilot | project small first',
    also: 'small part sample before decide commit possible test start concept proof our data whole',
    answer: `Yes. The GeoAI pilot is a trial on a sample of your data before you commit to more. Ask for a quote, or write to ${emails.support}; a person replies within ${policyPeriods.quoteReply}.`,
    page: pages.consulting,
  },
];
