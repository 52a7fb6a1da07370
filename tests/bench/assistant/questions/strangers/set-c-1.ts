import { coreRelease } from '#tools/core/release.ts';
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
  corePrice,
  once,
  noSubscription,
  faulty,
  again,
  receipt,
  stripe,
  noExpiry,
  minutesLong,
  hours24,
  noNetwork,
  quoting,
  noPassing,
  licence,
  ontario,
  encrypted,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setC1: readonly AskedQuestion[] = [
  // Short
  o.answer('Core licence scope', '/core', /every machine|company/i), // s
  o.answer('Core unit cost', '/core', corePrice), // s
  o.answer('Supported platforms, Core', '/core', /linux/i, /windows/i), // s
  o.answer('Core current release', '/core', coreRelease.version), // s
  o.answer('JSON output?', '/docs', /JSON/i), // s
  o.answer('Exit code list', '/docs', /no problems|nothing was found|problems were found|usage/i), // s
  o.answer('spike rule meaning', '/docs', /single reading|neighbours|spike/i), // s
  o.answer('null-value rule severity', '/docs', /error/i), // s
  o.answer('pre-commit hook?', '/docs', /commit|hook/i), // s
  y.answer('Accepted payment methods', '/terms', stripe), // s
  y.answer('Proof of purchase', '/register', receipt), // s
  y.answer('Recurring fees?', '/store', noSubscription), // s
  y.answer('pay in euros?', '/terms', /GBP|£|currency|stripe/i), // s
  r.answer('Refund policy', '/terms', faulty), // s
  r.answer('charged twice', '/terms', /second payment|goes back|support@|money back/i), // s
  l.answer('Library licence', '/terms', licence), // s
  l.answer('Governing law?', '/terms', ontario), // s
  l.answer('Liability cap', '/terms', /amount that you paid|what you paid|you paid|up to/i), // s
  l.answer('citing your papers', '/terms', quoting), // s
  v.answer(
    'Data retention periods',
    '/privacy',
    /\b(?:24 hours|30 days|180 days|365 days|35 days|1 day)\b/i,
  ), // s
  v.answer('Data sub-processors', '/privacy', /AWS|Amazon|Stripe/), // s
  v.answer('encryption at rest', '/privacy', encrypted), // s
  v.answer('Backup retention', '/privacy', /\b35 days/), // s
  k.answer('Legal entity name', '/contact', /Outcrop Geoscience/), // s
  k.answer('Supplier address', '/contact', /Quarry Road|Sudbury/), // s
  s.answer('Quote turnaround time', '/contact', hours24), // s
  s.answer('Confidentiality agreement?', '/data-analysis-service', /agreement|confidential/i), // s
  c.answer('50 credits price', '/credits', gbp(10)), // s
  c.answer('free starter credits', '/credits', /\b(?:5|five)\b/i), // s
  t.answer('free ebooks', '/store', /free|Field Cards|£/i), // s c
  x.none('Student union bar'), // s n
  x.none('Office stationery catalogue'), // s n
  x.none('dorm wifi password'), // s n

  // Misspelt
  y.answer('We requier an invioce adressed to our acounts departement', '/register', receipt), // m
  o.answer(
    'Can we instal Core on our biuld servers under one lisence?',
    '/core',
    /build pipelines|every machine|company/i,
  ), // m
  o.answer('does core suport LAS 2 wraped files', '/core', /wrapped|2\.0/i), // m
  o.answer('comand to chek a hole folder of las files', '/docs', /core check/i), // m
  l.answer('Mulitple users acess for a departement, whom to contact?', '/terms', licence), // m
  v.answer('Wher is the data hosted and is it encrpted?', '/privacy', /AWS|Amazon|encrypt/i), // m
  s.answer(
    'Whats the proccess for a consultancy qoute',
    '/terms',
    /offer|quote|24 hours|tick|support@/i,
  ), // m
  d.answer('i lost teh pdf i bougt can i get it agian', '/register', again), // m
  a.answer('cant log in forgott pasword', '/forgot-password', /link|new password|reset/i), // m
  a.answer('how too delet my acount after uni', '/privacy', /profile|delete my data|form/i), // m
  c.answer('do credis run out after a semster', '/credits', noExpiry), // m
  t.answer(
    'any papper on coal seems and class inbalance',
    '/articles',
    /Rare Rocks|Class Imbalance/i,
  ), // m c
  t.answer('prise of the georefrencing legacy maps paper', '/articles', gbp(7)), // m c
  t.answer('archi podcast how mny minuts', '/podcasthub', minutesLong), // m c
  f.answer(
    'can i add ur podcast to pocket casts or apple podcats',
    '/podcasthub',
    /feed|podcast app|RSS/i,
  ), // m
  n.answer('naration of my disertation, ruff price for an hour standard', '/audio', cad(9)), // m
  w.answer('is lapis ai on andriod', '/lapisai', /android/i), // m
  g.answer(
    'wat compas shoud i buy for feildwork',
    '/gear?tab=field',
    /clinometer|level|declination|1° or 2°|edge/i,
  ), // m
  v.answer(
    'are my chats used to trian a ai',
    '/privacy',
    /not train|no(?:t)? .{0,40}train|no language model|not stored/i,
  ), // m
  x.none('wen is the frehsers week party'), // m n

  // Follow-ups
  o.after(
    ['We are evaluating Core for procurement.'],
    'Is maintenance charged annually?',
    '/core',
    once,
  ), // h
  o.after(
    ['Our IT department asks about Core.'],
    'Does it open connections to the internet?',
    '/docs',
    noNetwork,
  ), // h
  o.after(
    ['core reported a value-range warning on potash'],
    'how do i set a different range',
    '/docs',
    /ranges|core\.config\.json/i,
  ), // h
  l.after(
    ['We would purchase three papers for the team.'],
    'May they be circulated internally?',
    '/terms',
    noPassing,
  ), // h
  y.after(
    ['How is payment made?'],
    'Do you yourselves see the card details?',
    '/privacy',
    /never|\bno\b|\bnot\b/i,
  ), // h
  s.after(
    ['We need facies models from forty wells.'],
    'How quickly would you respond?',
    '/contact',
    hours24,
  ), // h
  s.after(
    ['What does the data analysis deliver?'],
    'Do we obtain the code as well?',
    '/data-analysis-service',
    /code|scripts?/i,
  ), // h
  t.after(['im looking at the groundwater e-book'], 'how much is it', '/store', gbp(22)), // h c
  t.after(
    ['is there a paper about water saturation'],
    'how much for that one',
    '/articles',
    gbp(9),
  ), // h c
  t.after(
    ['what does “One Per Cent of Sea” cover'],
    'does it have a paper with it',
    '/podcasthub',
    /Piper/i,
  ), // h c
  c.after(
    ['i asked the chat something and the answer was useless'],
    'how many times can i get my credit back',
    '/credits',
    /\b(?:5|five)\b/i,
  ), // h
  a.after(
    ['i want to leave'],
    'what happens to my library if i delete the account',
    '/privacy/delete-data',
    /deleted|goes|go with|download|gone|lost/i,
  ), // h
  n.after(
    ['can you narrate in french'],
    'what does that add to the price',
    '/audio',
    /1\.20?\b|20 ?%/,
  ), // h

  // Not here
  x.none('Can you tender for our canteen catering contract?'), // n
  x.none('Which photocopier lease would you recommend to us?'), // n
  x.none('What is the current base rate of the Bank of England?'), // n
  x.none('whats the answer to question 3 of my physics exam'), // n
  x.none('how do i cite a newspaper in harvard style'), // n
  x.none('cheap student flats in Leeds?'), // n
  x.none('Do you hire out minibuses for field trips?'), // n
  x.none('can you lend me a laptop for the term'), // n
  x.none('Do you offer paid summer internships?'), // n
  x.none('how do i make pasta in a microwave'), // n
  x.none('Please supply your modern slavery statement.'), // n
  x.none('who is the prime minister of japan'), // n
];
