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
  // A build knows the provider (infra/build-functions.ts), and leaves out what asks a model where none is asked.
  if (process.env['ASSISTANT_PROVIDER'] !== 'built-in' && provider.kind !== 'built-in') {
    return askModel({
      model: () => openModel(provider, readKey),
      maximumTokens: maximumReplyTokens,
    });
  }
  return composeAnswer;
}
