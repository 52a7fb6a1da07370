import { questionsOn, type AskedQuestion } from '../asked-question.ts';
import {
  age,
  corePrice,
  creditPrices,
  episode,
  episodePrice,
  freeCredits,
  narration,
  paper,
  paperPrice,
  privacyMail,
  productPrice,
  support,
} from '../figures.ts';

const p = questionsOn('prices');
const r = questionsOn('refunds');
const y = questionsOn('payment');
const d = questionsOn('delivery');
const a = questionsOn('accounts');
const c = questionsOn('credits');
const k = questionsOn('contact');
const s = questionsOn('services');
const t = questionsOn('tools');
const x = questionsOn('core and its documentation');
const g = questionsOn('gear');
const n = questionsOn('audio');
const l = questionsOn('data analysis');
const v = questionsOn('privacy');
const m = questionsOn('terms');
const u = questionsOn('papers');
const e = questionsOn('episodes');
const o = questionsOn('company');
const f = questionsOn('off topic');

/** Written by somebody else, in their own words; held out until 2026-11-25, when 79 of 100 were answered rightly. */
export const otherWords: readonly AskedQuestion[] = [
  // Prices
  p.answer('hi, what would I have to pay for your LAS validation program?', '/core', corePrice),
  p.answer('LAS tool price?', '/core', corePrice),
  p.answer(
    'so do I pay you every month or just one time',
    '/store',
    /\bonce\b|no (subscription|monthly)/i,
  ),
  p.answer('upgrade to pro', '/store', /no pro plan|no monthly fee|sold by itself/i),
  p.answer('I need about a hundred chat replies, what do I pay?', '/credits', creditPrices.large),
  p.answer('price handbook field logging please', '/store', productPrice('field-logging-handbook')),
  p.after(
    ['do you have ebooks on groundwater'],
    'what do they want for it',
    '/store',
    productPrice('groundwater-handbook'),
  ),
  p.none('how much is a barrel of brent today'),
  // Refunds
  r.answer('not happy with what I got, give me back my cash', '/terms', /money back/i),
  r.answer('money back gurantee', '/terms', /money back/i),
  r.answer('the file will not open and I already paid', '/terms', /repair|money back/i),
  r.answer('got billed double', '/terms', /second payment|back without/i),
  r.answer(
    'If I get refunded, do the chat credits disappear too?',
    '/credits',
    /what is left|left/i,
  ),
  r.answer('narration came out wrong, what are my options', '/audio/terms', /correct/i),
  // Payment
  y.answer('which cards are OK', '/terms', /card/i, /stripe/i),
  y.answer('apple pay?', '/terms', /stripe/i),
  y.answer(
    'does my credit card data end up on your server',
    '/privacy',
    /never see|never the card|no card number/i,
  ),
  y.answer('is core billed in dollars or pounds', '/core', /USD|\$|dollar/i),
  y.after(
    ['I want to order a narration'],
    'do I need to pay up front?',
    '/audio',
    /approve|sample/i,
  ),
  // Delivery
  d.answer('paid just now, where is my pdf', '/purchases', /my purchases|account|library/i),
  d.answer(
    'laptop died, all my bought papers gone, can I get them once more',
    '/register',
    /again/i,
  ),
  d.answer('mp3 or something else?', '/store', 'MP3'),
  d.answer('can i liten to bought podcasts in pocket casts', '/podcasthub', /feed/i),
  d.answer('try before buy for episodes', '/podcasthub', /40 seconds|preview/i),
  d.answer('is it ok to send a paper to a workmate', '/terms', /not included|licence|license/i),
  d.answer('light or dark theme', '/settings', /dark/i),
  // Accounts
  a.answer('how can I become a member', '/register', /e-?mail/i, /password/i),
  a.answer('logout', '/', /sign(ing)? out/i),
  a.answer("can't remember my login secret", '/forgot-password', /link|forgot/i),
  a.answer('pls erase my profile', '/privacy', /profile|delete my data/i),
  a.answer('is there a minimal age', '/terms', age),
  a.answer(
    'I would like to get rid of your notification mails',
    '/settings',
    /link|settings|notifications/i,
  ),
  a.answer('kan i change my pasword somewhere', '/profile', /profile|password/i),
  a.after(
    ['how do I close my account?'],
    'will orders be wiped as well?',
    '/privacy/delete-data',
    /orders?/i,
    /kept|bookkeeping|law/i,
  ),
  a.none('my netflix login does not work'),
  // Credits
  c.answer('do I get something to try the assistant with?', '/credits', freeCredits),
  c.answer('credit validity', '/credits', /do not expire|never expire/i),
  c.answer(
    'you could not answer me, did that cost me anything',
    '/credits',
    /costs? nothing|free|goes back|not charged/i,
  ),
  c.answer('can my colleague use my leftover credits', '/terms', /cannot be moved|one account/i),
  c.answer(
    'are you a large language model',
    '/privacy',
    /no language model|without a language model/i,
  ),
  c.answer('credits statment', '/credits', /statement/i),
  // Contact
  k.answer('I want to speak to a human', '/contact', /person|support@/i),
  k.answer('e-mail of the help desk', '/contact', support),
  k.answer('within what time do you get back to me if I order consulting', '/contact', /24 hours/i),
  k.answer('adress of the company', '/contact', /Quarry Road|Sudbury/i),
  k.answer('may I drop by', '/contact', /appointment/i),
  // Services
  s.answer(
    'what kind of work do you take on for clients?',
    '/#consulting',
    /web GIS|scientific software|field apps|models|data analysis/i,
  ),
  s.answer('scanned well reports into tables', '/#consulting', /OCR|legacy documents|tables/i),
  s.answer(
    'do you do insar or alteration mapping from satellites',
    '/#consulting',
    /remote sensing/i,
  ),
  s.answer('do we keep the rights in our own data', '/terms', /yours/i),
  s.after(
    ['can you build us a web GIS?'],
    'what would an offer cost me?',
    '/terms',
    /costs nothing|free|nothing/i,
  ),
  s.none('looking for a plumber'),
  // Tools
  t.answer('explain the water report app', '/aquatest-ai', /water/i, /report/i),
  t.answer('does AquaTest keep my lab results', '/aquatest-ai', /24 hours/i),
  t.answer('aqua test langauges', '/aquatest-ai', /30\+?/),
  t.answer('geology chatbot for iphone', '/lapisai', /lapisai/i),
  t.answer(
    'when can I use the map digitiser',
    '/geodataresurrector',
    /waitlist|preparation|coming soon/i,
  ),
  t.answer('help me write tenders', '/proposal', /proposals?/i),
  t.answer('what is nexus for', '/', /mapping platform|layers/i),
  t.none('do you repair laptops'),
  // Core docs
  x.answer('npm command for core please', '/docs', /npm install/i),
  x.answer('which node version do i need', '/docs', /20/),
  x.answer('what return code do I get if a log is bad', '/docs', /\b1\b/, /problems/i),
  x.answer('core on mac', '/docs', /macos/i),
  x.answer('mute one rule for the whole project', '/docs', /"?off"?/i),
  x.answer('does it phone home', '/docs', /no network connection/i),
  x.answer('lasfile rejected as not las', '/docs', /tilde/i),
  x.answer('machine readable output?', '/docs', /json|csv/i),
  x.after(['does core check wrapped files?'], 'and version 3?', '/docs', /3\.0/, /\bno\b|not/i),
  // Gear
  g.answer('is the gear list sponsored', '/gear', /nobody paid|commission|affiliate|earns/i),
  g.answer(
    'what should a field notebok be like',
    '/gear?tab=field',
    /waterproof|coated|stone paper/i,
  ),
  g.none('cheap sneakers'),
  // Audio
  n.answer(
    'I have a 2 hour book, what does the standard voice come to',
    '/audio',
    narration('standard', 12),
  ),
  n.answer('cinematic per 10 min', '/audio', narration('cinematic')),
  n.answer('spanish narration extra charge', '/audio', /1\.20?/),
  n.answer('how do I hear how it sounds first', '/audio', /sample/i, /free/i),
  n.answer('how long till you throw my files away', '/audio/terms', /7 days/i),
  // Data analysis
  l.answer(
    'what is handed over at the end of a data project',
    '/data-analysis-service',
    /report|code|folder/i,
  ),
  l.answer('is an nda possible', '/data-analysis-service', /agreement|confiden/i),
  // Privacy
  v.answer(
    'any tracking on this site?',
    '/privacy',
    /no trackers|no cookies|no advertising|not people|nobody makes profiles/i,
  ),
  v.answer('gdpr contact', '/privacy', privacyMail),
  v.answer('how quick is my info deleted once I ask', '/privacy/delete-data', /30 days/i),
  v.answer('which third parties recieve my data', '/privacy', /amazon|AWS/i, /stripe/i),
  // Terms
  m.answer('what jurisdiction', '/terms', /ontario/i),
  m.answer('two people on one login ok?', '/terms', /one person/i),
  // Papers and episodes
  u.answer(
    'anything about hydraulic heads contours without paying',
    paper('drawing-a-potentiometric-map'),
    /potentiometric/i,
    /free/i,
  ),
  u.answer(
    'cost of that rock quality designation article',
    paper('describing-a-core'),
    paperPrice('describing-a-core'),
  ),
  u.answer(
    'coal seams my classifier misses',
    paper('class-imbalance-in-lithology'),
    /rare rocks|class imbalance/i,
  ),
  u.after(
    ['is there a paper about storativity?'],
    'and the price?',
    paper('storativity-and-specific-yield'),
    paperPrice('storativity-and-specific-yield'),
  ),
  e.answer(
    'podcast on rule of Vs how much',
    episode('when-the-v-points-upstream'),
    episodePrice('when-the-v-points-upstream'),
  ),
  e.answer(
    'which talks cost nothing',
    '/podcasthub',
    /free/i,
    /gamma ray counts|null in ten|balance that closed|stranger/i,
  ),
  e.answer('map exam episode', episode('the-map-that-marked-its-own-exam'), /marked its own exam/i),
  // Company
  o.answer('what is outcrop geoscience all about', '/about', /rocks|data|geolog|geoscience/i),
  o.none('tell me about microsoft'),
  // Off topic
  f.none('good pasta recipe'),
  f.none('how tall is the eiffel tower'),
  f.none('write my homework essay about napoleon'),
  f.none('whats the time in tokyo'),
  f.none('are there any concerts this weekend', 'I live in Sudbury'),
  f.none('can you sell me a used drill rig'),
];
