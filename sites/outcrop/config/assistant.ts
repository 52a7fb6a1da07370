import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import { capabilities } from './capabilities.ts';

/** Settings of the assistant, separate from `site.ts` so that pages load them only when the chat opens. */
export const assistant: AssistantConfig = {
  provider: { kind: 'built-in' },
  maximumReplyTokens: 600,
  dailyTokensAlarm: 2_000_000,
  dailyTokensLimit: 4_000_000,
  starterQuestions: [
    ...(capabilities.products ? ['How do I check a LAS file before I load it?'] : []),
    ...(capabilities.narration ? ['What does narration cost for a 30-minute recording?'] : []),
    ...(capabilities.articles ? ['Which papers are free to read?'] : []),
    'How do I tell shale volume from a gamma-ray log?',
  ],
  synonyms: [
    ['las', 'well log', 'log ascii standard'],
    ['rqd', 'rock quality designation'],
    ['gear', 'equipment'],
    ...(capabilities.narration ? [['narration', 'read aloud', 'recording']] : []),
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
