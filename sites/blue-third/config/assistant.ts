import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';

/** Settings of the assistant, separate from `site.ts` so that pages load them only when the chat opens. */
export const assistant: AssistantConfig = {
  provider: { kind: 'built-in' },
  maximumReplyTokens: 600,
  dailyTokensAlarm: 2_000_000,
  dailyTokensLimit: 4_000_000,
  starterQuestions: [
    'How long is the long note in swing?',
    'Which two notes move in a ii–V–I?',
    'How do I practise with a metronome on two and four?',
    'Which lessons are free?',
  ],
  synonyms: [
    ['eighths', 'eighth notes', 'quavers'],
    ['comping', 'accompanying'],
    ['lead sheet', 'score'],
  ],
};
