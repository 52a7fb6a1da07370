import type { AskedQuestion } from '../../asked-question.ts';
import {
  a,
  y,
  r,
  d,
  c,
  o,
  k,
  s,
  n,
  v,
  l,
  t,
  f,
  w,
  g,
  x,
  not,
  gbp,
  free,
  noSubscription,
  notPaidOut,
  minutesLong,
  pagesLong,
  house,
  hours2,
  hours24,
  noNetwork,
  noModel,
  thumb,
  costsNothing,
  affiliate,
  sevenDays,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setA2: readonly AskedQuestion[] = [
  x.none('whats bitcoin at rn'), // n
  x.none('do u sell tshirts'), // n
  x.none('any jobs going at ur company'), // n
  x.none('train times to leeds'), // n
  x.none('fix my cracked phone screen'), // n
  x.none('tell me a joke im bored'), // n
  x.none('horoscope for leo today'), // n
  x.none('whats a good netflix show'), // n
  x.none('do you buy used textbooks off me'), // n
  x.none('whats the score in the rugby'), // n
  x.none('can u do my maths homework'), // n

  // The catalogue
  t.answer('how much is archie never said two', '/podcasthub', gbp(4.5)), // c
  t.answer('got anything on arsenic', '/articles', /Nitrate, Arsenic|Nine Point Four|field kit/i), // c
  t.answer(
    'anything about sea water getting into wells',
    '/articles',
    /Piper|One Per Cent of Sea/i,
  ), // c
  t.answer('paper about rqd', '/articles', /Describing a Core|Field Cards|Field Logging/i), // c
  t.answer('who wrote the density neutron paper', '/articles', house), // c
  t.answer('how many pages in does the analysis add up', '/articles', pagesLong(4)), // c
  t.answer('is the compass paper free or not', '/articles', free), // c
  t.answer('six faulty las files what is that', '/store', /workbook|synthetic|answers/i), // c
  t.answer('field cards how much', '/store', free), // c
  t.answer('length of eighty six metres to the side', '/podcasthub', minutesLong), // c
  t.answer('something on data leakage in ml models', '/articles', /Training Data Leakage/i), // c
  t.answer(
    'stuff on scanning old maps',
    '/articles',
    /From Paper to Points|Georeferencing|Resurrector|OCR/i,
  ), // c
  t.answer('spatial cross validation paper how much', '/articles', gbp(14)), // c
  t.answer('groundwater from grain to map cost', '/store', gbp(22)), // c
  t.answer('slug test paper got one', '/articles', /Hydraulic Conductivity|Slug Tests/i), // c
  t.answer('episode on the rule of vs', '/podcasthub', /When the V/i), // c

  // Sentences
  d.answer('i paid but no file came, what now', '/terms', /my purchases|support@|payment|receipt/i),
  d.answer(
    'new phone, how do i get my papers on it',
    '/register',
    /again|my purchases|library|all your devices|sign/i,
  ),
  a.answer('can my whole office use one account', '/terms', /one person|licen[cs]e|not/i),
  y.answer(
    'do you keep my card number',
    '/privacy',
    /never see|never the card|not? .{0,30}card|stripe/i,
  ),
  v.answer(
    'who can see what i type in this chat',
    '/privacy',
    /nobody|not stored|not logged|administrators|no ?one/i,
  ),
  v.answer('are you chatgpt or what', '/privacy', noModel),
  c.answer('your answer was rubbish do i still pay a credit', '/credits', thumb),
  c.answer('how many credits for a really long question', '/credits', /\bone\b|\b1\b/i),
  c.answer('if you dont know something am i charged', '/credits', costsNothing),
  not(
    c.answer('i want cash for the credits i didnt use', '/terms', notPaidOut),
    /\bcan be paid out/i,
  ),
  r.answer(
    'i disputed the payment with my bank and now my paper is locked why',
    '/terms',
    /disput/i,
    /bank/i,
  ),
  a.answer('how long does the password link work', '/privacy', /\b30 minutes/i),
  v.answer('give me all the data you have on me', '/privacy', /profile|privacy@/i),
  o.answer('does core upload my logs anywhere', '/core', noNetwork),
  o.answer('can i put core in github actions', '/docs', /github actions|pipeline|job/i),
  o.answer('how do i switch off one rule in core', '/docs', /core\.config\.json|"?off"?|rules/i),
  o.answer('biggest file core can read', '/docs', /disk|one megabyte/i),
  l.answer('can i put core on all our work laptops', '/core', /every machine|company/i),
  s.answer('what do you charge just for a consulting quote', '/terms', /nothing|free/i),
  s.answer('how fast do you answer a quote request', '/contact', hours24),
  s.answer(
    'is my data kept secret if i send it for analysis',
    '/terms',
    /confidential|agreement|your project alone/i,
  ),
  n.answer('how much more for narration in german', '/audio', /1\.20?\b|20 ?%/),
  n.answer('how long do you keep my narration mp3', '/audio', sevenDays),
  n.answer('need narration today whats the rush fee', '/audio', /1\.20?\b|1\.50?\b|included/),
  w.answer(
    'do i need an account for aquatest',
    '/aquatest-ai',
    /no account|without an account|not? need/i,
  ),
  w.answer('when does my uploaded water report get deleted', '/privacy', hours24),
  g.answer('do you sell that ph meter yourselves or what', '/gear', affiliate),
  y.answer('do i get charged every month for anything', '/store', noSubscription),
  v.answer(
    'has my data been sold to anyone',
    '/privacy',
    /not sell|sell nothing|nobody|not sold|no(?:t)? .{0,10}sell/i,
  ),
  d.answer(
    'how long till i can open a paper after paying',
    '/terms',
    /when .{0,40}(?:arrive|there)|at once|payment has arrived|payment arrives|straight|immediate|as soon|moment/i,
  ),
  f.answer('can i keep the mp3 after i buy', '/podcasthub', /yours|keep|MP3|download/i),
  a.answer(
    'do i have to give my name or phone to sign up',
    '/register',
    /no name|e-?mail address and a password|not ask/i,
  ),
  k.answer('how quick does support reply', '/terms', hours2),
];
