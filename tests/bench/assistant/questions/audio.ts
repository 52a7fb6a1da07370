import { questionsOn } from '../asked-question.ts';
import { narration, support } from '../figures.ts';

const { answer, after, none } = questionsOn('audio');

export const audio = [
  answer('What does narration cost for a 30-minute recording?', '/audio', narration('standard', 3)),
  answer('price of one hour in the cinematic voice', '/audio', narration('cinematic', 6)),
  answer('narration price', '/audio', narration('standard')),
  answer('Which voices are there?', '/audio', /standard/i, /cinematic/i),
  answer('How does the audio narration work?', '/audio', /sample/i, /PDF|link/i),
  answer('Is there a free sample?', '/audio', /minute/i, /free/i),
  answer('What if I do not like the sample?', '/audio', /owe nothing|another/i),
  answer('Can you read a French text?', '/audio', /french|languages?/i, /1\.20?/),
  answer('Do you narrate in Icelandic?', '/audio', /less common|1\.40?/i),
  answer('surcharge for tables and formulas', '/audio', /1\.20?/, /1\.40?/),
  answer('How fast do I get a short narration?', '/audio', /same day/i),
  answer('How long does a 90 minute narration take?', '/audio', /24 to 48 hours/i),
  answer('rush delivery', '/audio', /12 hours|same day/i),
  answer('i need it in under 12 hours whats the extra cost', '/audio', /1\.50?/),
  answer('Can I choose the speed?', '/audio', /0\.9x?/, /1\.1x?/),
  answer('What do chapters as separate MP3s cost?', '/audio', /3(\.00)?/, /10(\.00)?/),
  answer('How long do you keep the MP3?', '/audio/terms', /7 days/i),
  answer('Is my manuscript deleted afterwards?', '/audio/privacy', /7 days/i),
  answer('can you store the audio longer', '/audio', /30 days/i),
  answer('May I publish the narration?', '/audio/terms', /as you like|rights/i),
  answer('Where do I send the PDF for narration?', '/audio', support),
  answer('naration of my thesis', '/audio', /sample|PDF|block/i),
  answer('How many words are in ten minutes?', '/audio', /300 words|150/i),
  answer('Can I say how difficult names are pronounced?', '/audio', /pronunciation|list|names/i),
  after(
    ['What does the standard voice cost?'],
    'and the cinematic one?',
    '/audio',
    narration('cinematic'),
  ),
  after(
    ['I want my report read aloud.'],
    'when is it ready?',
    '/audio',
    /same day|24 to 48 hours/i,
  ),
  none('play some jazz music'),
];
