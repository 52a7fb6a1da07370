import { questionsOn, type AskedQuestion } from '../../asked-question.ts';
import {
  age,
  corePrice,
  creditPrices,
  freeCredits,
  paper,
  paperPrice,
  privacyMail,
  productPrice,
  support,
} from '../../figures.ts';

const p = questionsOn('prices');
const r = questionsOn('refunds');
const y = questionsOn('payment');
const d = questionsOn('delivery');
const a = questionsOn('accounts');
const c = questionsOn('credits');
const k = questionsOn('contact');

/** Written by several people from the pages alone; held out until 2026-11-25. */
export const otherPeople1: readonly AskedQuestion[] = [
  // Prices (7)
  p.answer(
    'Good afternoon, could you kindly tell me what a Core licence costs?',
    '/core',
    corePrice,
  ),
  p.answer('cheapest pack of credits you do, mate?', '/credits', creditPrices.small),
  p.answer(
    'how much you take for the paper on description of drill core?',
    paper('describing-a-core'),
    paperPrice('describing-a-core'),
  ),
  p.answer('groundwater ebook price', '/store', productPrice('groundwater-handbook')), // s
  p.answer(
    'what is the diference between a normal acount and Pro?',
    '/store',
    /no pro plan|no monthly fee|every feature/i,
  ), // m
  p.after(
    ['Have you got a workbook with practice LAS files?'],
    'And what would that set me back?',
    '/store',
    productPrice('six-faulty-las-files'),
  ), // h
  p.answer(
    'Do 120 credits really work out cheaper per reply than 20?',
    '/credits',
    /0\.17|lowest price per reply|saves\s+£\s?10/i,
  ),

  // Refunds (6)
  r.answer(
    'The PDF I bought from you is damaged and I am rather annoyed. What happens now?',
    '/terms',
    /repair|money back/i,
  ),
  r.answer('refund policy?', '/terms', /repair|money back/i), // s
  r.answer(
    'I accidently payed for the same paper two times',
    '/terms',
    /second payment|without a question|(?:goes|sent|paid) back/i,
  ), // m
  r.answer(
    'Once you have refunded me in full, can I go on using the file?',
    '/terms',
    /access[^.]*\bends?\b|\bends?\b[^.]*access|lose[^.]*access|opens no download/i,
  ),
  r.answer(
    'my bank opened a dispute on your charge, is my download still working meanwhile?',
    '/terms',
    /access[^.]*\brests?\b|until[^.]*(?:bank|decided|settled)|download is closed|suspended/i,
  ),
  r.after(
    ['You did a narration of my thesis for me'],
    'they skipped two pages, what will you do',
    '/audio/terms',
    /correct/i,
  ), // h

  // Payment (6)
  y.answer('Which ways of paying do you accept?', '/terms', /card/i, /stripe/i),
  y.answer('accept paypal?', '/terms', /stripe/i), // s
  y.answer('In wich curency are the articles sold', '/', /GBP|£|pounds?|sterling/i), // m
  y.answer(
    'So does my card number end up on your computers, yes or no?',
    '/privacy',
    /never (?:see|reach|get)|no card number|(?:not|don.t) (?:see|store|keep|get)[^.]*card|never the card/i,
  ),
  y.answer(
    'I paid with a bank debit yesterday and still can not open the thing I bought',
    '/terms',
    /takes? (?:some |several |a few )?days|access (?:begins|starts)|when (?:the (?:money|payment)|it) (?:is there|arrives|has arrived)/i,
  ),
  y.answer('will you guys be charging my card again next year', '/terms', /renews?|\bonce\b/i),

  // Delivery and formats (5)
  d.answer('Right, payment done. Where do I find what I bought?', '/terms', /my purchases/i),
  d.answer(
    'Is there any limit on how often I can download a book I have already bought?',
    '/store',
    /as often as you like|whenever you like|download again/i,
  ),
  d.answer('papers file format', '/store', /\bpdf\b/i), // s
  d.answer('If I buy an episode, do I get an MP3 I can keep on my own disk?', '/store', /\bmp3\b/i),
  d.answer(
    'I lost my reciept and my boss want it, where I find again',
    '/register',
    /my purchases|receipts?[^.]*(?:list|library|account|e-?mail)|every purchase/i,
  ), // m

  // Accounts (7)
  a.answer(
    'What exactly do you want from me to register? I do not like giving my phone number.',
    '/register',
    /e-?mail/i,
    /password/i,
  ),
  a.answer('forgott my pasword, help', '/forgot-password', /\blink\b|reset/i), // m
  a.answer(
    'My daughter is into fossils and would like an account, how old does she have to be?',
    '/terms',
    new RegExp(`\\b${age}\\b`),
  ),
  a.answer('minimum password length', '/register', /\b(?:6|six)\b/i), // s
  a.answer(
    'can our whole crew share a single login',
    '/terms',
    /one person|belongs? to one|one account/i,
  ),
  a.after(
    ['How do I get rid of my account?'],
    'does it go straight away?',
    '/privacy/delete-data',
    /at once|immediately|straight away|right away/i,
  ), // h
  a.answer(
    'the e-mail for setting a new password, how long does its link work?',
    '/privacy',
    /30\s*min/i,
  ),

  // Credits (6)
  c.answer('How many credits does a newcomer get for nothing?', '/credits', freeCredits),
  c.answer('credits expire?', '/credits', /(?:not|never|don.t|no)\s+expir/i), // s
  c.answer('wat does one anwser of this bot cost me', '/credits', /\b(?:1|one) credit/i), // m
  c.answer(
    'your bot just told me rubbish. do I get that credit back or what',
    '/credits',
    /thumb/i,
  ),
  c.after(
    ['How do I get a credit back when a reply was useless?'],
    'how often can I do that?',
    '/credits',
    /\b(?:5|five)\b/i,
    /30 days/i,
  ), // h
  c.answer(
    'I am leaving my job. May I give my remaining credits to a colleague?',
    '/terms',
    /cannot be (?:moved|transferred)|can.t be (?:moved|transferred)|not (?:be )?(?:moved|transferable|transferred)|belong to one account/i,
  ),

  // Contact and reply times (6)
  k.answer(
    'I want to talk to a human being, not a machine',
    '/contact',
    new RegExp(`${support.replaceAll('.', '\\.')}|whatsapp`, 'i'),
  ),
  k.answer('your postal adress plz', '/contact', /120 quarry road/i), // m
  k.answer(
    'How soon do you normally get back to people who email support?',
    '/contact',
    /\b(?:2|two) hours/i,
  ),
  k.answer('privacy email address', '/contact', privacyMail), // s
];
