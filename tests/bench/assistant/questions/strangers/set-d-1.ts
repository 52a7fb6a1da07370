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
  gbp,
  cad,
  free,
  noSubscription,
  moneyBack,
  faulty,
  receipt,
  stripe,
  oneAccount,
  feed,
  house,
  hours24,
  noNetwork,
  noPassing,
  notStored,
  thumb,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setD1: readonly AskedQuestion[] = [
  // Short
  r.answer('money go back how', '/terms', moneyBack), // s
  r.answer('unhappy with purchase', '/terms', faulty), // s
  y.answer('Apple Pay maybe?', '/terms', stripe), // s
  y.answer('dollars or pounds', '/articles', /£|GBP|\$|USD|pound/i), // s
  y.answer('slip for taxman', '/register', receipt), // s
  d.answer('stuff I bought', '/register', /my purchases|library/i), // s
  a.answer('kill my profile', '/privacy', /profile|delete my data|form/i), // s
  a.answer('sign me up', '/register', /e-?mail address|create|password/i), // s
  a.answer('passcode gone', '/forgot-password', /link|new password|reset/i), // s
  a.answer('shut those mails off', '/privacy', /settings|link in (?:each|the)|in each|unless/i), // s
  c.answer('top up tokens', '/credits', /£\s?(?:5|10|20)\b|credits/i), // s
  c.answer('chat fee?', '/credits', /\bone\b|\b1\b/i), // s
  c.answer('biggest credit bundle', '/credits', /\b120\b/), // s
  f.answer('ears before wallet', '/podcasthub', /\b40\b|preview|first/i), // s
  f.answer('subscribe in AntennaPod', '/podcasthub', feed), // s
  f.answer('transcripts anywhere?', '/', /transcript/i), // s
  n.answer('read my PDF aloud', '/audio', /MP3|narration|sample/i), // s
  n.answer('movie-like voice rate', '/audio', cad(4.5)), // s
  o.answer('LAS checker for Mac', '/core', /macOS|Core/), // s
  o.answer('wrap rule?', '/docs', /wrap/i), // s
  o.answer('Core without internet', '/core', noNetwork), // s
  o.answer('node version needed', '/core', /\b20\b/), // s
  k.answer('where you sit', '/contact', /Quarry Road|Sudbury/), // s
  k.answer('ring you up?', '/contact', /whatsapp|e-?mail|support@/i), // s
  v.answer(
    'nosy cookies',
    '/privacy',
    /no (?:trackers, no )?cookies|not? .{0,30}cookies?|without cookies|instead of cookies/i,
  ), // s
  w.answer('judge my tap water', '/aquatest-ai', /AquaTest/i), // s
  w.answer('billing coach thing', '/', /billing|claim/i), // s
  s.answer('map drawn for me', '/', /map|GIS|consult/i), // s
  g.answer('notebook for rain', '/gear?tab=field', /waterproof|stone paper|coated|2H/i), // s
  t.answer('priciest paper', '/articles', gbp(18)), // s c
  x.none('lottery numbers'), // s n
  x.none('vegan curry tonight'), // s n
  x.none('haircut near me'), // s n

  // Misspelt
  r.answer('brokn pdf wont opn, wnat my muny', '/terms', /repair|money back|support@/i), // m
  y.answer('is ther a mounthly fea', '/store', noSubscription), // m
  y.answer('do yuo take mastercrad', '/terms', /card|stripe/i), // m
  a.answer('wat do i need too regster', '/register', /e-?mail/i, /password/i), // m
  a.answer('gat loged out all teh time why', '/privacy', /15 minutes|30 days|session/i), // m
  c.answer('leftovr credts, can tehy be gievn to a frend', '/terms', oneAccount), // m
  c.answer('5 fre credis wen i joyn?', '/register', /\b(?:5|five)\b/i), // m
  v.answer(
    'delite evrything u know abt me',
    '/privacy/delete-data',
    /profile|delete my data|form|privacy@/i,
  ), // m
  v.answer('do yu reed my convarsations', '/privacy', notStored), // m
  l.answer('can i photocoppy a payed papre for the hole class', '/terms', noPassing), // m
  o.answer('core licens for tow compnay laptops or just wun', '/core', /every machine|company/i), // m
  o.answer('core sais file not las but it iz', '/docs', /tilde|text editor|ZIP|first column/i), // m
  o.answer('wot does colum-count error meen', '/docs', /rows? with|values|columns?/i), // m
  t.answer('ion ballance epissode free or payd', '/podcasthub', free), // m c
  t.answer('sepcific yeild paper prise', '/articles', gbp(7.5)), // m c
  t.answer('nutron densitty podkast wat cost', '/podcasthub', gbp(3.5)), // m c
  n.answer('how menny miniutes in a narration blok', '/audio', /\b10\b|ten/i), // m
  s.answer(
    'datta analisys by qoute how do i beginn',
    '/data-analysis-service',
    /mail|DataAnalysis|sample|support@/i,
  ), // m
  w.answer('watr raport in spannish posible?', '/aquatest-ai', /30\+?|languages/i), // m
  x.none('how old iz the presedent of frans'), // m n

  // Follow-ups
  o.after(
    ['I need something to find faults in well logs'],
    'will it cope with DLIS',
    '/docs',
    /\bno\b|\bnot\b|not-las/i,
  ), // h
  o.after(
    ['how do I shut up a rule in Core'],
    'and if I misspell its name there?',
    '/docs',
    /\b2\b|stops/i,
  ), // h
  l.after(
    ['I own one of your papers now'],
    'may I keep copies on tablet and desktop',
    '/terms',
    /all your devices|copies|yes/i,
  ), // h
  t.after(
    ['what is “Eighty-Six Metres to the Side”'],
    'and the damage to my purse?',
    '/podcasthub',
    gbp(2.5),
  ), // h c
  t.after(['is there a paper on OCR of old maps'], 'cost?', '/articles', gbp(18)), // h c
  t.after(['I fancy the paper on feature importance'], 'who penned it', '/articles', house), // h c
  c.after(['I hit the thumb down on a reply'], 'does that give something back', '/credits', thumb), // h
  c.after(
    ['how much is a pack of 50 credits'],
    'so what is that per reply',
    '/credits',
    /0?\.20|20\s?p/i,
  ), // h
  a.after(
    ['I made an account with the wrong e-mail'],
    'who puts that right',
    '/privacy',
    /support@|privacy@|write to us|we put right/i,
  ), // h
  v.after(['you delete uploads from the water app'], 'after how long', '/privacy', hours24), // h
  n.after(
    ['what if I hate the narration sample'],
    'do I owe you then',
    '/audio',
    /nothing|free|no/i,
  ), // h
  s.after(
    ['can you look at my groundwater levels'],
    'what does asking cost',
    '/terms',
    /nothing|free/i,
  ), // h
  f.after(
    ['my own feed address leaked out'],
    'what now',
    '/podcasthub',
    /replace|new address|support@|address/i,
  ), // h
];
