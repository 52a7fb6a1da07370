import { questionsOn } from '../asked-question.ts';
import { age } from '../figures.ts';

const { answer, after, none } = questionsOn('terms');

export const terms = [
  answer('Which law applies to the contract?', '/terms', /ontario/i),
  answer('terms of use', '/terms', /terms/i),
  answer('minimum age', '/terms', age),
  answer('May I share what I bought?', '/terms', /not included|not to pass on|personal right/i),
  answer('Can I quote from a paper in my own work?', '/terms', /quote|source/i),
  answer('How much are you liable for?', '/terms', /up to (the amount|what) (that )?you paid/i),
  answer(
    'Can you change the terms after I bought something?',
    '/terms',
    /that day|day on which|stay under/i,
  ),
  answer(
    'Is it alowed to scrape your site?',
    '/terms',
    /by program|hinder|copy it wholesale|fetch/i,
  ),
  answer('Can my company use one copy of Core?', '/terms', /every machine|company/i),
  answer('is the assistants answer legal advice', '/terms', /replace|advice/i),
  answer('Do I own the copyright of my narration?', '/audio/terms', /all rights|keep/i),
  answer('Which texts do you refuse to narrate?', '/audio/terms', /law|hatred/i),
  answer('library licence', '/terms', /licence|license/i),
  after(
    ['Can I install Core at work?'],
    'and sell it to others?',
    '/terms',
    /not be sold|may not sell/i,
  ),
  none('what are the laws about speeding in ontario'),
];
