import { generateText, type LanguageModel } from 'ai';
import { env } from '#functions/platform/env.ts';
import type { AnswerProvider, GroundedPassage, Question } from '../answer.ts';
import { summarizeListing } from '../built-in/write-listing.ts';
import { checkReply } from './check-reply.ts';
import { ModelFailure } from './model-failure.ts';
import { instructions, noAnswerWord, writePrompt } from './write-prompt.ts';

/** Low, because answers must follow the passages. */
const temperature = 0.2;

interface Settings {
  /** Called for each reply, because credentials may change. */
  model: () => Promise<LanguageModel>;
  maximumTokens: number;
}

/** Creates a provider that lets a model write the reply and removes everything that it must not contain. */
export function askModel({ model, maximumTokens }: Settings): AnswerProvider {
  return async (question) => {
    const passages = passagesOf(question);
    const { text, tokens, cut } = await generate(question, passages);
    if (isNoAnswer(text)) return { tokens };
    const answer = checkReply(text, passages, { siteUrl: env().SITE_URL, cut });
    return { ...(answer && { answer }), tokens };
  };

  async function generate(question: Question, passages: readonly GroundedPassage[]) {
    const opened = await model();
    try {
      const result = await generateText({
        model: opened,
        instructions,
        prompt: writePrompt(question, passages),
        maxOutputTokens: maximumTokens,
        maxRetries: 1,
        abortSignal: question.signal,
        temperature,
      });
      const { text, usage, finishReason } = result;
      if (finishReason === 'error' || finishReason === 'content-filter') {
        throw new ModelFailure(`It ended with ${finishReason}.`);
      }
      if (!text.trim()) throw new ModelFailure('It said nothing.');
      return { text, tokens: usage.totalTokens ?? 0, cut: finishReason === 'length' };
    } catch (error) {
      throw ModelFailure.from(error);
    }
  }
}

/** Orders the material: facts first; a listing's page before its items. */
function passagesOf({ facts = [], passages, listing }: Question): GroundedPassage[] {
  if (!listing) return [...facts, ...passages];
  const summary = { ...listing.page, text: summarizeListing(listing) };
  return [summary, ...listing.items, ...facts, ...passages];
}

function isNoAnswer(text: string): boolean {
  return new RegExp(`^\\W*${noAnswerWord}\\b`).test(text.trim());
}
