import type { Knowledge } from '#functions/domain/assistant/plan-reply.ts';
import { askAssistant, type Said } from './ask-assistant.ts';
import type { AskedQuestion } from './asked-question.ts';
import { grade, type Grade } from './grade.ts';

export interface Graded extends Grade {
  question: AskedQuestion;
  said: Said;
}

export interface AssistantFigures {
  questions: number;
  right: number;
  debris: number;
  chargedWrongly: number;
  /** Of those that the site answers, how many were charged. */
  charged: number;
  /** Questions that send a reader to a paper or an episode, and how many of the replies cite it. */
  ofItem: number;
  citesItem: number;
}

export async function gradeAll(
  knowledge: Knowledge,
  questions: readonly AskedQuestion[],
): Promise<Graded[]> {
  const graded: Graded[] = [];
  for (const question of questions) {
    const said = await askAssistant(knowledge, question.ask, question.history);
    graded.push({ question, said, ...grade(question, said) });
  }
  return graded;
}

export function figuresOf(graded: readonly Graded[]): AssistantFigures {
  const count = (is: (one: Graded) => boolean) => graded.filter(is).length;
  return {
    questions: graded.length,
    right: count(({ right }) => right),
    debris: count(({ debris }) => debris.length > 0),
    chargedWrongly: count(({ chargedWrongly }) => chargedWrongly),
    charged: count(({ said }) => said.charged),
    ofItem: count(({ citesItem }) => citesItem !== undefined),
    citesItem: count(({ citesItem }) => citesItem === true),
  };
}
