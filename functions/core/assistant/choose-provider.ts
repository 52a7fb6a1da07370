import type { AssistantConfig } from '../../../shared/site-config/assistant-schema.ts';
import type { AnswerProvider } from './answer.ts';
import { composeAnswer } from './built-in/compose-answer.ts';

export type ProviderKind = AssistantConfig['provider']['kind'];

/** The provider that the configuration names. */
export function chooseProvider({ provider }: AssistantConfig): AnswerProvider {
  if (provider.kind === 'built-in') return composeAnswer;
  throw new Error('not yet');
}
