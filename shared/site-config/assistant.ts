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
    ['ebook', 'book'],
    ['price', 'cost', 'fee', 'pay', 'charge'],
    ['buy', 'purchase', 'sell', 'sale'],
    ['refund', 'money back'],
    ['register', 'sign up', 'create account', 'open account'],
    ['subscribe', 'feed', 'follow'],
    ['age', 'years old'],
    ['delete', 'erase', 'remove'],
    ['waitlist', 'waiting list'],
    ['gear', 'equipment'],
    ['photo', 'picture', 'photograph'],
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
