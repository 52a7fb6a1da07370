import type { Fact } from '#shared/assistant/fact.ts';
import { rhythmFacts } from './rhythm-facts.ts';
import { harmonyFacts } from './harmony-facts.ts';
import { formFacts } from './form-facts.ts';
import { compingFacts } from './comping-facts.ts';
import { earFacts } from './ear-facts.ts';
import { practiceFacts } from './practice-facts.ts';
import { schoolFacts } from './school-facts.ts';

/** The school's facts: answers to visitors' questions about jazz and about the school. */
export const siteFacts: readonly Fact[] = [
  ...rhythmFacts,
  ...harmonyFacts,
  ...formFacts,
  ...compingFacts,
  ...earFacts,
  ...practiceFacts,
  ...schoolFacts,
];
