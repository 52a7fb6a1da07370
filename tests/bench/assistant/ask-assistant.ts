import { prepare } from '#functions/domain/assistant/answer-question.ts';
import { writeAnswer } from '#functions/domain/assistant/built-in/compose-answer.ts';
import type { Knowledge } from '#functions/domain/assistant/plan-reply.ts';

export interface Said {
  reply: string;
  /** Paths of its sources. */
  sources: readonly string[];
  suggestions: readonly string[];
  charged: boolean;
}

/** What the assistant says to somebody who owns nothing, as `POST /api/chat` would. */
export async function askAssistant(
  knowledge: Knowledge,
  message: string,
  earlier: readonly string[] = [],
): Promise<Said> {
  const history = earlier.map((text) => ({ sender: 'user' as const, text }));
  const nothing = () => Promise.resolve(new Set<string>());
  const { outcome, material, free } = await prepare(knowledge, { message, history }, nothing);
  const answer = outcome === 'sure' ? writeAnswer({ message, history, ...material }) : undefined;
  const { reply, sources } = answer ?? free;
  return {
    reply,
    sources: sources.map(({ url }) => url),
    suggestions: answer ? [] : (free.suggestions ?? []),
    charged: answer !== undefined,
  };
}
