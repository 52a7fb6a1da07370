import type { AskedQuestion } from '../../asked-question.ts';
import {
  a,
  y,
  r,
  d,
  c,
  v,
  gbp,
  privacyMail,
  noSubscription,
  faulty,
  again,
  noExpiry,
  oneAccount,
  days30,
  thumbDown,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setE1: readonly AskedQuestion[] = [
  // accounts
  a.answer('whats the youngest someone can be to sign up', '/terms', /\b13\b|thirteen/i),
  a.answer('forgot my pasword how do i get bak in', '/forgot-password', /link/i), // m
  a.answer(
    'Do you need my full name and mobile when I register?',
    '/register',
    /no name|(?:not|n’t|n't) (?:ask|need)|nothing else|only|all you need|e-?mail address and a password/i,
  ),
  a.after(
    ['I cannot remember my password'],
    'how long before that link dies',
    '/privacy',
    /\b30 min|half an hour/i,
  ), // h
  a.answer(
    'Me and the wife want to use the same login, any problem with that?',
    '/terms',
    /one person|one account|password to yourself|personal/i,
  ),
  a.answer(
    'kill my account',
    '/privacy/delete-data',
    /\bprofile\b|delete[- ]my[- ]data|\bform\b|privacy@/i,
  ), // s
  a.answer(
    'please stop mailing me every time theres something new',
    '/settings',
    /settings|link in (?:each|the|every|that)|e-?mail preferences/i,
  ),
  a.answer('The menu keeps telling me to upgrade. To what?', '/store', noSubscription),

  // privacy
  v.answer(
    'cookies?',
    '/privacy',
    /no cookies|without cookies|not (?:set|use) .{0,10}cookies|instead of cookies/i,
  ), // s
  v.answer(
    'is what I type to this bot written down anywhere',
    '/privacy',
    /not stored|(?:not|n’t|n't|never) .{0,12}(?:stored|logged|kept|saved)|unless you rate|kept for (?:a|one|1) day/i,
  ),
  v.answer('whose servers does all this sit on', '/privacy', /\bAWS\b|Amazon Web Services/i),
  v.answer(
    'I would like a copy of everything you have got on me',
    '/privacy',
    /\bprofile\b|privacy@/i,
  ),
  v.answer('gdpr erasure how long', '/privacy/delete-data', days30), // s
  v.answer('privicy questons who do i mail', '/privacy', privacyMail), // m
  v.answer(
    'Does ChatGPT get to see what I am asking you right now?',
    '/privacy',
    /no language model|nobody else|(?:not|nothing) .{0,20}(?:sent|goes)|own texts|texts of this site/i,
  ),
  v.answer(
    'why on earth do you hang on to my orders once I am gone',
    '/privacy/delete-data',
    /accounting|bookkeeping|\blaw\b|legal/i,
  ),
  v.after(
    ['please erase everything about me'],
    'and the backup tapes?',
    '/privacy',
    /\b35 days\b/i,
  ), // h

  // payment
  y.answer(
    'do you lot get to see my visa number',
    '/privacy',
    /never (?:see|the card)|no card numbers|(?:not|n['’]t) (?:see|get|learn)|never .{0,20}card/i,
  ),
  y.answer(
    'I paid by bank debit on Monday and the paper is still locked',
    '/terms',
    /takes? (?:some )?days|access begins|when (?:it is there|the (?:money|payment) )|payment has arrived/i,
  ),
  y.answer('recipt for my acountant', '/register', /receipt|my purchases/i), // m s
  y.answer('paypal', '/terms', /stripe/i), // s
  y.answer('what money are the articles charged in, euros?', '/', /\bGBP\b|pounds?|sterling|£/i),
  y.answer('be honest, is something going to renew behind my back', '/terms', noSubscription),

  // refunds
  r.answer('the pdf is corrupt and i want my cash back', '/terms', faulty),
  r.answer(
    'Oops, hit the buy button two times, got billed both times',
    '/terms',
    /second payment|goes back|paid back|money back/i,
  ),
  r.answer('refnd polcy', '/terms', faulty), // m s
  r.answer(
    'my bank is contesting the charge, will I still be able to read it in the meantime',
    '/terms',
    /\brests?\b|until the bank|suspended|paused/i,
  ),
  r.answer(
    'You returned part of the price to me. Do I have to give up the file?',
    '/terms',
    /partial[^.]{0,60}(?:stays?|keep|remains?)|(?:you|may|can) keep|access stays/i,
  ),
  r.after(
    ['what if the narration you make for me is full of mistakes'],
    'and if it is still bad after that?',
    '/audio/terms',
    /money back|refund|get back/i,
  ), // h

  // delivery
  d.answer(
    'after paying for the handbook, does it arrive in the post',
    '/store',
    /download|my purchases/i,
  ),
  d.answer('laptop died, lost everything I bought from you', '/register', again),
  d.answer('how long does a paid download link work', '/privacy', /\b(?:15|fifteen|5|five) min/i),

  // credits
  c.answer('price per question', '/credits', /(?:one|1) credit|£\s?0\.(?:25|20|17)/i), // s
  c.answer(
    'which bundle of credits gives me the most bang for the buck',
    '/credits',
    /\b120\b/,
    gbp(20),
  ),
  c.answer('do credts go off after a yr', '/credits', noExpiry), // m
  c.answer('The reply I just got was useless. Can I have the credit back?', '/credits', thumbDown),
  c.answer('hand over 20 of my credits to a mate', '/terms', oneAccount),
  c.after(
    ['what do 120 credits cost'],
    'so what is that for each reply',
    '/credits',
    /0\.17|17\s?p|17 pence/i,
  ), // h
];
