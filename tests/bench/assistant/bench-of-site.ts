import type { Knowledge } from '#functions/domain/assistant/plan-reply.ts';
import { siteName } from '#shared/site-config/site-folder.ts';
import type { SiteText } from '#shared/site-text/site-text.ts';
import type { AskedQuestion } from './asked-question.ts';

export interface AssistantBench {
  questions: readonly AskedQuestion[];
  knowledgeOf: (pages: SiteText) => Knowledge | Promise<Knowledge>;
}

/** What the assistant of the chosen site is asked, and what it knows. */
export async function benchOfSite(): Promise<AssistantBench> {
  if (siteName() === 'blue-third') {
    const { schoolQuestions } = await import('./school/questions/index.ts');
    const { schoolKnowledge } = await import('./school/school-knowledge.ts');
    return { questions: schoolQuestions, knowledgeOf: schoolKnowledge };
  }
  const { askedQuestions } = await import('./questions/index.ts');
  const { sampleKnowledge } = await import('./sample-knowledge.ts');
  return { questions: askedQuestions, knowledgeOf: sampleKnowledge };
}
