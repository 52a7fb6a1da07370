import { questionsOn } from '../asked-question.ts';

const { answer, after, none } = questionsOn('payment');

export const payment = [
  answer('Which payment methods do you accept?', '/terms', /stripe/i, /card/i),
  answer('Do you take PayPal?', '/terms', /stripe/i),
  answer('payment methods', '/terms', /stripe/i, /card/i),
  answer('can i pay with credit crad', '/terms', /card/i),
  answer('Who processes the payments?', '/terms', /stripe/i),
  answer('Do you store my card number?', '/privacy', /never see|never the card|no card number/i),
  answer('is it safe to pay here', '/privacy', /stripe/i),
  answer('In which currency are the papers priced?', '/articles', /GBP|£|pound/i),
  answer('Which currency is Core sold in?', '/core', /USD|\$|dollar/i),
  answer('curency of the narration prices', '/audio', /CAD|CA\$|canad/i),
  answer(
    'I paid by bank transfer, when can I read it?',
    '/terms',
    /days/i,
    /access begins|money|arrive/i,
  ),
  answer('When is my purchase complete?', '/terms', /payment has arrived|arrived/i),
  answer('Do I get a receipt?', '/terms', /receipt/i, /e-?mail|purchases/i),
  answer('where is my invoice', '/terms', /receipt/i),
  answer(
    'Will I be charged again next month?',
    '/terms',
    /\bonce\b|renews? itself|no subscription/i,
  ),
  answer('When do I have to pay for a narration?', '/audio', /approve/i),
  after(['How do I buy a paper?'], 'do you take visa?', '/terms', /card|stripe/i),
  after(['What does Core cost?'], 'in which currency?', '/core', /USD|\$|dollar/i),
  none('how do I open a bank account in canada'),
  none('bitcoin exchange rate'),
];
