import type { AskedQuestion } from '../../asked-question.ts';
import {
  a,
  p,
  y,
  r,
  d,
  c,
  o,
  k,
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
  cad,
  free,
  support,
  once,
  moneyBack,
  again,
  receipt,
  stripe,
  oneAccount,
  feed,
  minutesLong,
  node,
  quoting,
  noPassing,
  thirteen,
  notStored,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setA1: readonly AskedQuestion[] = [
  // Short
  r.answer('refund pls', '/terms', moneyBack), // s
  y.answer('invoice where??', '/register', receipt), // s
  d.answer('where my download', '/register', again), // s
  a.answer('forgot password', '/forgot-password', /link|new password|reset/i), // s
  y.answer('paypal ok?', '/terms', stripe), // s
  y.answer('vat included?', '/terms', /price you see|you pay|support@|VAT|tax/i), // s
  a.answer('min age', '/terms', thirteen), // s
  k.answer('whatsapp number', '/contact', /whatsapp/i), // s
  k.answer('your address', '/contact', /Quarry Road|support@/i), // s
  v.answer(
    'any cookies?',
    '/privacy',
    /no (?:trackers, no )?cookies|not? .{0,30}cookies?|without cookies|instead of cookies/i,
  ), // s
  d.answer('paper file format', '/store', /PDF/), // s
  f.answer('episode format', '/store', /MP3/i), // s
  f.answer('podcast rss', '/podcasthub', feed), // s
  f.answer('preview length', '/podcasthub', /\b40\b|forty/i), // s
  k.answer('office hours', '/contact', /2 hours|24\/7|any hour|support@|hours/i), // s
  p.answer('pro plan', '/store', /no pro|premium member|no monthly|nothing/i), // s
  o.answer('dlis support', '/core', /\bDLIS\b/, /\bno\b|\bnot\b|not-las/i), // s
  not(c.answer('new account credits', '/credits', /\b(?:5|five)\b/i), /\b(?:10|20) free credits/i), // s
  a.answer('dark mode', '/settings', /settings|theme/i), // s
  o.answer('core on windows', '/core', /windows/i), // s
  g.answer('hand lens', '/gear?tab=field', /10\s?[×x]|triplet|lens/i), // s
  x.none('gift card'), // s n
  x.none('weather london'), // s n
  p.answer('any discounts?', '/proposal', /50\s?%|discount|waitlist|saves?\b|free/i), // s
  w.answer('water app iphone', '/about', /aquatest/i), // s
  k.answer('talk to human', '/contact', /support@|whatsapp|e-?mail|person/i), // s

  // Misspelt
  r.answer('hwo do i get my mony back', '/terms', moneyBack), // m
  y.answer('recipt for my ordr plz', '/register', receipt), // m
  a.answer('chnage my pasword how', '/forgot-password', /profile|link|new password|settings/i), // m
  c.answer(
    'wht hapens to my credts if i dlete acount',
    '/privacy/delete-data',
    /not (?:be )?paid|cannot be|first|deleted|go(?:es)? with|lost/i,
  ), // m
  f.answer('can i lisen befor i by', '/podcasthub', /\b40\b|preview/i), // m
  o.answer('instal core on mac', '/docs', /macOS|node|npm/i), // m
  o.answer('exit cod 2 meening', '/docs', /usage|configuration|cannot be read/i), // m
  t.answer('gama ray papr price', '/articles', free), // m c
  t.answer('archy equation articel cost', '/articles', gbp(9)), // m c
  v.answer('do u stor my quetions in chat', '/privacy', notStored), // m
  w.answer('wat is watrr safty score', '/aquatest-ai', /\b100\b/), // m
  t.answer('pumpng test epsiode how long', '/podcasthub', minutesLong), // m c
  y.answer('wich curency', '/articles', /GBP|£|pound/i), // m
  o.answer('las 3.0 suported?', '/docs', /\bno\b|\bnot\b|1\.2/i), // m
  l.answer('copywrite can i qoute a papr', '/terms', quoting), // m
  not(
    l.answer('shareing pdf with my colege', '/terms', noPassing),
    /\byes, you (?:may|can) share/i,
  ), // m
  r.answer('dubble charged help', '/terms', /second payment|goes back|support@|money back/i), // m
  n.answer('narrration turnarround', '/audio', /same day|24 to 48/i), // m
  g.answer('do u get comission from the gear linkes', '/gear', /commission|qualifying|affiliate/i), // m
  a.answer(
    'unsuscribe from mails',
    '/privacy',
    /settings|link in (?:each|the)|unless you|in each|waitlist/i,
  ), // m
  x.none('loyality points wen'), // m n

  // Follow-ups
  o.after(['how much is core'], 'is that per month', '/core', once), // h
  c.after(['do credits expire'], 'can i move them to my mates account', '/terms', oneAccount), // h
  l.after(['i bought a paper'], 'can i print it', '/terms', /print/i), // h
  t.after(['i want the field logging handbook'], 'price?', '/store', gbp(24)), // h c
  t.after(['tell me about a day beside a well'], 'how much', '/podcasthub', gbp(6)), // h c
  a.after(
    ['how do i delete my account'],
    'how long does that take',
    '/privacy',
    /30 days|at once|immediate/i,
  ), // h
  o.after(
    ['what does core check'],
    'does it fix the files too',
    '/core',
    /repairs nothing|not repair|nothing by itself|\bno\b|does not/i,
  ), // h
  n.after(['narration standard voice price'], 'and cinematic?', '/audio', cad(4.5)), // h
  r.after(['my file is broken i want a refund'], 'who do i email', '/terms', support), // h
  c.after(['how much are 20 credits'], 'and 120?', '/credits', gbp(20)), // h
  f.after(
    ['is there a feed for my podcast app'],
    'are paid ones in it in full',
    '/podcasthub',
    /40 seconds|own feed|feed of your own|private|signed in|bought/i,
  ), // h
  o.after(['does core run on linux'], 'what do i need installed first', '/core', node), // h

  v.after(
    ['do you sell my data'],
    'and cookies?',
    '/privacy',
    /no (?:trackers, no )?cookies|not? .{0,30}cookies?|without cookies|instead of cookies/i,
  ), // h

  // Not here
  x.none('whos the best footballer ever'), // n
  x.none('order me a pizza'), // n
];
