import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';

/** Settings of the assistant, for a site that has it (`capabilities.ts`). */
export const assistant: AssistantConfig = {
  provider: { kind: 'built-in' },
  maximumReplyTokens: 600,
  dailyTokensAlarm: 2_000_000,
  dailyTokensLimit: 4_000_000,
  starterQuestions: ['What can I read for free?', 'How can I pay?'],
  synonyms: [],
};
