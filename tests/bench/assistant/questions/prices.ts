import { questionsOn } from '../asked-question.ts';
import { corePrice, creditPrices, narration, paper, paperPrice, productPrice } from '../figures.ts';

const { answer, after, none } = questionsOn('prices');
const once = /\bonce\b|no (subscription|monthly|recurring)|without (a )?subscription/i;

export const prices = [
  answer('How much does Core cost?', '/core', corePrice),
  answer('core price', '/core', corePrice),
  answer('what does the LAS checker cost, and is it a yearly licence?', '/core', corePrice, once),
  answer('How much is a paper?', '/articles', /£|GBP/, /free/i),
  answer('What do your articles cost on average?', '/articles', /£|GBP/, /free/i),
  answer('how much is one podcast episode', '/podcasthub', /£|GBP/),
  answer('Is there a monthly fee or a subscription?', '/store', once),
  answer('how much is the pro plan', '/store', /no pro plan|no monthly fee/i),
  answer('What does Premium Member cost?', '/store', /costs nothing|free/i),
  answer(
    'Are there hidden costs on top of the price shown?',
    '/terms',
    /price you see|price you pay/i,
  ),
  answer('What does a reply of the assistant cost?', '/credits', /(one|1) credit/i),
  answer('How much do 120 credits cost?', '/credits', creditPrices.large),
  answer('how mutch are 50 credtis', '/credits', creditPrices.medium),
  answer('credit packages prices', '/credits', creditPrices.small, creditPrices.large),
  answer(
    'What do you charge for reading ten minutes of text aloud?',
    '/audio',
    narration('standard'),
  ),
  answer(
    'Which price do you ask for a data analysis?',
    '/data-analysis-service',
    /quote|offer|agreed/i,
  ),
  answer('does a quote cost anything', '/terms', /(costs nothing|free)/i),
  answer('price of the field logging handbook', '/store', productPrice('field-logging-handbook')),
  answer('How much is the groundwater e-book?', '/store', productPrice('groundwater-handbook')),
  answer('pric of six faulty las files', '/store', productPrice('six-faulty-las-files')),
  answer('Is it free to open an account?', '/register', /free|costs nothing/i),
  answer(
    'What is the cheapest paper that is not free?',
    paper('georeferencing-legacy-maps'),
    paperPrice('georeferencing-legacy-maps'),
    /georeferenc/i,
  ),
  answer('What does AquaTest AI cost?', '/aquatest-ai', /free to try|free/i),
  answer('anything for free here?', '/articles', /free/i),
  answer('do members on the waitlist get a discount?', '/geodataresurrector', /50\s?%/),
  after(['What is Core?'], 'and how much is it?', '/core', corePrice),
  after(
    ['Tell me about your chat credits'],
    'what is the cheapest package?',
    '/credits',
    creditPrices.small,
  ),
  none('what is the price of gold today'),
  none('how much does a kilo of lithium cost right now'),
  none('core i7 processor price'),
];
