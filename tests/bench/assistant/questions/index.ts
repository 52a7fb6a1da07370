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
import { setA1 } from './strangers/set-a-1.ts';
import { setA2 } from './strangers/set-a-2.ts';
import { setB1 } from './strangers/set-b-1.ts';
import { setB2 } from './strangers/set-b-2.ts';
import { setC1 } from './strangers/set-c-1.ts';
import { setC2 } from './strangers/set-c-2.ts';
import { setD1 } from './strangers/set-d-1.ts';
import { setD2 } from './strangers/set-d-2.ts';
import { setE1 } from './strangers/set-e-1.ts';
import { setE2 } from './strangers/set-e-2.ts';
import { setE3 } from './strangers/set-e-3.ts';
import { setF1 } from './strangers/set-f-1.ts';
import { setF2 } from './strangers/set-f-2.ts';
import { setF3 } from './strangers/set-f-3.ts';
import { setG1 } from './strangers/set-g-1.ts';
import { setG2 } from './strangers/set-g-2.ts';
import { setH1 } from './strangers/set-h-1.ts';
import { setH2 } from './strangers/set-h-2.ts';
import { setI1 } from './strangers/set-i-1.ts';
import { setI2 } from './strangers/set-i-2.ts';
import { otherPeople1 } from './strangers/other-people-1.ts';
import { otherPeople2 } from './strangers/other-people-2.ts';
import { otherPeople3 } from './strangers/other-people-3.ts';
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
  ...setA1,
  ...setA2,
  ...setB1,
  ...setB2,
  ...setC1,
  ...setC2,
  ...setD1,
  ...setD2,
  ...setE1,
  ...setE2,
  ...setE3,
  ...setF1,
  ...setF2,
  ...setF3,
  ...setG1,
  ...setG2,
  ...setH1,
  ...setH2,
  ...setI1,
  ...setI2,
  ...otherPeople1,
  ...otherPeople2,
  ...otherPeople3,
];
