import { questionsOn } from '../asked-question.ts';

const { answer, after, none } = questionsOn('services');

export const services = [
  {
    ...answer(
      'What consulting services do you offer?',
      '/#consulting',
      /web GIS|scientific software|field apps/i,
      /OCR|spatial analysis|data pipelines|remote sensing|machine learning/i,
    ),
    mustNot: [/not-las|null-value/],
  },
  answer('consulting', '/#consulting', /web GIS|models?|OCR|data analysis|quote/i),
  answer('Can you build a web map of our boreholes?', '/#consulting', /web GIS/i),
  answer('do you digitise old reports with OCR', '/#consulting', /OCR|legacy documents/i),
  answer('Do you make groundwater models?', '/#consulting', /models?/i),
  answer('remote sensing services', '/#consulting', /remote sensing/i),
  answer('can you clean up our log databse', '/#consulting', /clean-?up|LAS|logs/i),
  answer('What is a GeoAI pilot?', '/#consulting', /trial|sample/i),
  answer('Do you write mobile apps for field mapping?', '/#consulting', /field apps|phone/i),
  answer('How do I request a quote?', '/#consulting', /quote|tick|mail/i),
  answer('Is a quote binding?', '/terms', /binds you to nothing|not binding|costs nothing/i),
  answer('Will our data stay confidential in a project?', '/terms', /confidential/i),
  answer('Who owns the code you write for us?', '/terms', /yours/i),
  answer('how soon do I hear back after I ask for a qoute', '/contact', /24 hours/i),
  answer('What does a written offer contain?', '/terms', /price/i, /question|data|day/i),
  answer(
    'Do you screen sites for ground gas and slope hazards?',
    '/#consulting',
    /hazard|site safety/i,
  ),
  after(
    ['Do you offer consulting?'],
    'how long until I get an answer?',
    '/#consulting',
    /24 hours/i,
  ),
  after(
    ['What is your GeoAI pilot?'],
    'and lithology from logs?',
    '/#consulting',
    /facies|lithology/i,
  ),
  none('can you do my tax consulting'),
  none('wedding photography quote'),
];
