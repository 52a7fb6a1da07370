import type { AskedQuestion } from '../asked-question.ts';
import { accounts } from './accounts.ts';
import { analysis } from './analysis.ts';
import { audio } from './audio.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { coreDocs } from './core-docs.ts';
import { credits } from './credits.ts';
import { delivery } from './delivery.ts';
import { episodes } from './episodes.ts';
import { gear } from './gear.ts';
import { offTopic } from './off-topic.ts';
import { otherWords } from './other-words.ts';
import { papers } from './papers.ts';
import { payment } from './payment.ts';
import { prices } from './prices.ts';
import { privacy } from './privacy.ts';
import { refunds } from './refunds.ts';
import { services } from './services.ts';
import { terms } from './terms.ts';
import { tools } from './tools.ts';

/** Written from what the pages and policies say, without a look at the program that answers. */
export const askedQuestions: readonly AskedQuestion[] = [
  ...prices,
  ...refunds,
  ...payment,
  ...delivery,
  ...accounts,
  ...credits,
  ...contact,
  ...services,
  ...tools,
  ...coreDocs,
  ...gear,
  ...audio,
  ...analysis,
  ...privacy,
  ...terms,
  ...papers,
  ...episodes,
  ...company,
  ...offTopic,
  ...otherWords,
];
