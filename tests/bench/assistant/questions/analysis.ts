import { questionsOn } from '../asked-question.ts';

const { answer, after } = questionsOn('data analysis');

export const analysis = [
  answer(
    'What is your data analysis service?',
    '/data-analysis-service',
    /data/i,
    /figures|report|code/i,
  ),
  answer('data analysis', '/data-analysis-service', /data/i),
  answer('How do I start a data analysis project?', '/data-analysis-service', /mail|share data/i),
  answer(
    'What do I get at the end of an analysis?',
    '/data-analysis-service',
    /report|code|folder/i,
  ),
  answer(
    'which subject line should the mail about an analysis have',
    '/data-analysis-service',
    /DataAnalysis/,
  ),
  answer(
    'How fast do you reply to a data analysis request?',
    '/data-analysis-service',
    /24 hours/i,
  ),
  answer(
    'My data are confidential, can you still analyse them?',
    '/data-analysis-service',
    /agreement/i,
  ),
  answer(
    'how do you test your machine learning models',
    '/data-analysis-service',
    /never seen|held back|will use it/i,
  ),
  answer('do you use pyton', '/data-analysis-service', /python|pandas/i),
  answer('Can I send only a part of my data first?', '/data-analysis-service', /sample|one well/i),
  answer('Will you explain the results to us?', '/data-analysis-service', /call|go through/i),
  answer(
    'What does an exploratory analysis show?',
    '/data-analysis-service',
    /outliers|crossplots|cannot/i,
  ),
  after(
    ['Do you analyse well logs for clients?'],
    'how is the price set?',
    '/data-analysis-service',
    /one price|agreed|offer/i,
  ),
];
