import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import type { AnswerProvider } from './answer.ts';
import { composeAnswer } from './built-in/compose-answer.ts';
import { askModel } from './model/ask-model.ts';
import { openModel } from './model/models.ts';

/**
 * Returns the provider that the configuration names.
 * @param readKey reads the key of an OpenAI-compatible endpoint; by default, the stage's secret
 */
export function chooseProvider(
  { provider, maximumReplyTokens }: Pick<AssistantConfig, 'provider' | 'maximumReplyTokens'>,
  readKey?: () => Promise<string>,
): AnswerProvider {
  // infra/bundle-functions.ts sets the variable, so that builds without a model leave this code out.
  if (process.env['ASSISTANT_PROVIDER'] !== 'built-in' && provider.kind !== 'built-in') {
    return askModel({
      model: () => openModel(provider, readKey),
      maximumTokens: maximumReplyTokens,
    });
  }
  return composeAnswer;
}
