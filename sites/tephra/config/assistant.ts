import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';

export const assistant: AssistantConfig = {
  provider: { kind: 'built-in' },
  maximumReplyTokens: 600,
  dailyTokensAlarm: 2_000_000,
  dailyTokensLimit: 4_000_000,
  starterQuestions: [
    'Which field guides are free to read?',
    'How do I check a well log before I load it?',
    'What does it cost to have a 30-minute text read aloud?',
    'Do you analyse ash and water samples?',
  ],
  synonyms: [
    ['las', 'well log', 'log ascii standard'],
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
