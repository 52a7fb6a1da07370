import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';

/** Settings of the assistant, separate from `site.ts` so that pages load them only when the chat opens. */
export const assistant: AssistantConfig = {
  provider: { kind: 'built-in' },
  maximumReplyTokens: 600,
  dailyTokensAlarm: 2_000_000,
  dailyTokensLimit: 4_000_000,
  starterQuestions: [
    'How do I check a LAS file before I load it?',
    'What does narration cost for a 30-minute recording?',
    'Which papers are free to read?',
    'How do I tell shale volume from a gamma-ray log?',
  ],
  synonyms: [
    ['las', 'well log', 'log ascii standard'],
    ['rqd', 'rock quality designation'],
    ['gear', 'equipment'],
    ['narration', 'read aloud', 'recording'],
    ['permeability', 'hydraulic conductivity'],
    ['borehole', 'well', 'drill hole'],
    ['groundwater', 'aquifer'],
    ['water table', 'water level', 'head'],
    ['machine learning', 'ai', 'neural network', 'classifier'],
    ['lithology', 'rock type', 'facies'],
    ['digitize', 'vectorize', 'trace'],
    ['ocr', 'character recognition', 'text recognition'],
  ],
};
