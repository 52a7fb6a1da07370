import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import type { AnswerProvider } from './answer.ts';
import { composeAnswer } from './built-in/compose-answer.ts';
import { askModel } from './model/ask-model.ts';
import { openModel } from './model/models.ts';

/** The provider that the configuration names. @param readKey of an OpenAI-compatible endpoint; else the stage's secret */
export function chooseProvider(
  { provider, maximumReplyTokens }: Pick<AssistantConfig, 'provider' | 'maximumReplyTokens'>,
  readKey?: () => Promise<string>,
): AnswerProvider {
  if (provider.kind === 'built-in') return composeAnswer;
  return askModel({
    model: () => openModel(provider, readKey),
    maximumTokens: maximumReplyTokens,
  });
}
