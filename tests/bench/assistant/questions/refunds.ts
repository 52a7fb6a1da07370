import { questionsOn } from '../asked-question.ts';
import { support } from '../figures.ts';

const { answer, after, none } = questionsOn('refunds');
const moneyBack = /money back|refund|pa(id|y) back/i;

export const refunds = [
  {
    ...answer('What is your refund policy?', '/terms', /money back/i, /broken|not (as|what)/i),
    mustNot: [/bookkeeping/i, /35 days/],
  },
  answer('Can I get my money back?', '/terms', /money back/i),
  answer('refund', '/terms', moneyBack),
  answer('how do i get a refnud', '/terms', /money back|refund/i, support),
  answer('I bought the same paper twice by accident', '/terms', /second payment|back without/i),
  answer('payed two times for one episode, what now?', '/terms', /second payment|back without/i),
  answer('The PDF I bought is broken', '/terms', /repair|money back/i),
  answer('Can I cancel my order?', '/terms', /money back|refund|withdraw/i),
  answer(
    'cancel subscription',
    '/store',
    /no subscription|without a subscription|nothing .*renews|\bonce\b/i,
  ),
  answer('Do I lose access to a paper after a refund?', '/terms', /access/i, /ends?\b/i),
  answer('you refunded half of it, may I keep the file?', '/terms', /partial/i, /stays/i),
  answer(
    'What happens to my credits if the payment is refunded?',
    '/credits',
    /what is left|left/i,
    /used/i,
  ),
  answer(
    'I opened a dispute with my bank, why is my paper locked?',
    '/terms',
    /rests?\b|until the bank/i,
  ),
  answer('chargeback', '/terms', /disput|bank/i),
  answer(
    'Is narration refunded when I do not like the voice?',
    '/audio/terms',
    /money back/i,
    /correct/i,
  ),
  answer('my rush narration came too late', '/audio/terms', /surcharge/i, /pa(id|y) back|back/i),
  answer(
    'Will unused credits be paid out if I close my account?',
    '/terms',
    /not paid out|cannot be paid out/i,
  ),
  answer('How is a refund paid, to my card?', '/terms', /way you paid/i),
  answer('right of withdrawl for consumers', '/terms', /withdraw|consumer/i),
  after(
    ['I bought an episode yesterday.'],
    'it does not play. can I return it?',
    '/terms',
    moneyBack,
  ),
  after(['What is your refund policy?'], 'whom do I write to?', '/terms', support),
  none('how do I return shoes to amazon'),
];
