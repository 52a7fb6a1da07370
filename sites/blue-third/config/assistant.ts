import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';

/** Settings of the assistant, for the day on which it is switched on (`capabilities.ts`). */
export const assistant: AssistantConfig = {
  provider: { kind: 'built-in' },
  maximumReplyTokens: 600,
  dailyTokensAlarm: 2_000_000,
  dailyTokensLimit: 4_000_000,
  starterQuestions: [
    'How long is the long note in swing?',
    'Which two notes move in a ii–V–I?',
    'What can I read for free?',
  ],
  synonyms: [
    ['eighths', 'eighth notes', 'quavers'],
    ['comping', 'accompanying'],
    ['lead sheet', 'score'],
  ],
};
