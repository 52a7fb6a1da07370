import type { AssistantConfig } from './assistant-schema.ts';

/** How the assistant answers. Apart from `site.ts`, so that pages carry none of it until somebody opens the chat. */
export const assistant: AssistantConfig = {
  provider: { kind: 'built-in' },
  maximumReplyTokens: 600,
  dailyTokensAlarm: 2_000_000,
  starterQuestions: [
    'How do I check a LAS file before I load it?',
    'What does narration cost for a 30-minute recording?',
    'Which papers are free to read?',
    'How do I tell shale volume from a gamma-ray log?',
  ],
  synonyms: [
    ['las', 'well log', 'log ascii standard'],
    ['podcast', 'episode', 'audio book', 'audiobook'],
    ['paper', 'article', 'pdf'],
    ['price', 'cost', 'fee', 'pay'],
  ],
};
