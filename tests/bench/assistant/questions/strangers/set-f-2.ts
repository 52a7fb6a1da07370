import type { AskedQuestion } from '../../asked-question.ts';
import {
  a,
  y,
  r,
  d,
  c,
  o,
  k,
  v,
  t,
  f,
  w,
  x,
  not,
  gbp,
  free,
  noSubscription,
  notPaidOut,
  hours2,
  thumbDown,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setF2: readonly AskedQuestion[] = [
  // Somebody who clicked wrongly
  r.answer('oops, I paid two times for the same episode', '/terms', /second payment|goes back/i),
  y.answer(
    'i clikced upgrade to pro by acident, is there a montly fee now??',
    '/store',
    noSubscription,
  ), // m
  v.answer(
    'I ticked the box for mails about new papers. How do I stop them?',
    '/privacy',
    /link in (?:each|every|the)|settings|preferences|unsubscribe/i,
  ),
  w.answer(
    'Put myself on a waitlist by mistake. How do I come off it?',
    '/privacy',
    /link in the|removes you|take it off/i,
  ),
  c.answer(
    'If I delete my account now, are unused credits paid back?',
    '/privacy/delete-data',
    notPaidOut,
  ),

  // An angry buyer
  r.answer(
    'THE PDF I PAID FOR DOES NOT OPEN!! WHAT ARE YOU GOING TO DO',
    '/terms',
    /repaired|money back|refund/i,
  ),
  k.after(
    ['THE PDF I PAID FOR DOES NOT OPEN!! WHAT ARE YOU GOING TO DO'],
    'and how long until support answers me?',
    '/contact',
    hours2,
  ), // h
  r.answer(
    'If you refund me in full do I still get to keep the paper?',
    '/terms',
    /access[^.;]{0,30}\bends?\b|lose .{0,12}access|no longer/i,
  ),
  c.answer('that reply was useless. give me the credit back', '/credits', thumbDown),
  r.answer(
    'I am disputing this with my bank. What happens to my access meanwhile?',
    '/terms',
    /on hold|suspended|until the bank/i,
  ),

  // A retiree who types slowly with errors
  t.answer(
    'do yuo have somthing to reed abuot arsnic in well watter',
    '/articles/art-nitrate-arsenic-fluoride',
    /Nitrate, Arsenic, Fluoride|Nine Point Four/i,
  ), // m c
  w.answer(
    'the app for watter reports, do i ned an acount for it',
    '/aquatest-ai',
    /no account|without (?:an )?account|(?:not|n’t|n't) need an account/i,
  ), // m
  a.answer(
    'forgoten my pasword',
    '/forgot-password',
    /link/i,
    /new (?:one|password)|reset|forgot/i,
  ), // s m
  t.answer('how mutch is the groundwatter book', '/store', gbp(22)), // m c
  k.answer(
    'can i fone you',
    '/contact',
    /WhatsApp|\bno(?:t|r)? .{0,20}(?:phone|telephone|call)|reach(?:ed)? .{0,20}support@|E-?mail works best/i,
  ), // s m

  // A data manager with 40,000 LAS files
  o.answer(
    'We keep 40,000 LAS files in nested folders. Does Core go down into all of them?',
    '/docs',
    /below it|those below|sub-?folders?|\*\* goes through/i,
  ),
  o.answer(
    'Some of our logs are several gigabytes. Is there a maximum file size?',
    '/docs',
    /as large as your disk|any size|pieces of one megabyte|no (?:upper )?limit/i,
  ),
  o.answer(
    'Which output formats are there to load findings into a database?',
    '/docs',
    /\bjson\b/i,
    /\bcsv\b/i,
  ),
  t.answer(
    'I want practice files with planted errors to train juniors. Do you sell such a thing, and for how much?',
    '/store',
    /Six Faulty LAS Files/i,
    gbp(6),
  ), // c
  not(
    o.answer(
      'LAS 3.0?',
      '/core',
      /no LAS 3\.0|(?:not|n’t|n't) (?:check|read|support)|LAS 1\.2 and 2\.0|^no\b/i,
    ),
    /(?:reads|checks|supports) (?:LAS )?3\.0/i,
  ), // s

  // A non-native speaker
  t.answer(
    'Please, I search paper which explain the datum and projection, how much it is cost?',
    '/articles/art-choosing-a-projection-and-datum',
    /Choosing a Projection/i,
    gbp(8.5),
  ), // c
  w.answer(
    'The application for water result, in how many language it speak?',
    '/aquatest-ai',
    /30\s?\+|\b30 languages|thirty|more than 30/i,
  ),
  y.answer('How I can make the payment? Who take my card?', '/terms', /Stripe/i),
  d.answer(
    'I have bought yesterday, where I find again my file?',
    '/store',
    /My Purchases|your library|in your account/i,
  ),
  x.none('You have also the course for to learn English?'), // n

  // A hydrogeologist
  t.answer(
    'pumping test',
    '/articles/art-reading-a-pumping-test',
    /Reading a Pumping Test|A Day Beside a Well/i,
  ), // s c
  t.answer(
    'Which paper compares Hazen with a Bouwer and Rice slug test?',
    '/articles/art-conductivity-from-grains-and-slugs',
    /Hydraulic Conductivity on a Small Budget/i,
  ), // c
  t.answer(
    'Your paper on storativity against specific yield, what is the price?',
    '/articles/art-storativity-and-specific-yield',
    /storativity|Two Kinds of Storage/i,
    gbp(7.5),
  ), // c
  t.answer(
    'What is inside “Groundwater, from Grain to Map”?',
    '/store',
    /conductivity|storage|storativity/i,
    /pumping tests?|ion balance|Piper|potentiometric/i,
  ), // c
  t.answer(
    'Is there an episode about Piper diagrams and what does it cost?',
    '/podcasthub/pod-one-per-cent-of-sea',
    /One Per Cent of Sea/i,
    gbp(4),
  ), // c

  // A machine-learning engineer
  t.answer(
    'anything on test data leaking into training? do i have to pay for it?',
    '/articles/art-training-data-leakage',
    /Training Data Leakage/i,
    free,
  ), // c
  t.answer(
    'papr on clas imbalance in litholgy, price',
    '/articles/art-class-imbalance-in-lithology',
    /Rare Rocks|Class Imbalance/i,
    gbp(9.5),
  ), // m c
  t.answer(
    'what is your most recent GeoAI paper',
    '/articles/art-ocr-of-legacy-maps',
    /From Paper to Points/i,
  ), // c
  v.answer(
    'which LLM is behind this chat?',
    '/privacy',
    /(?:no|not|without|n’t|n't)[^.]{0,20}language model/i,
  ),
  x.none('my pytorch install says CUDA not available, how do I fix it'), // n

  // A commuter who likes podcasts
  t.answer('newest episode', '/podcasthub/pod-nine-point-four', /Nine Point Four/i), // s c
  t.after(
    ['newest episode'],
    'how long is it',
    '/podcasthub/pod-nine-point-four',
    /\b0?2:2[12]\b|\b(?:2|two)(?:\.[34]\d*|½)?(?: and a (?:half|third))?[\s-]*m(?:in)?|\b14[12]\s?s/i,
  ), // s h c
  f.answer(
    'After buying an episode, can I keep it on the phone for the tunnel?',
    '/podcasthub',
    /download|\bMP3\b/i,
  ),
  f.answer('is the podcast a montly subscribtion', '/podcasthub', noSubscription), // m
  x.none('can I hear the Joe Rogan show here'), // n

  // An archivist with map chests
  w.answer(
    'Can I use GeoData Resurrector today?',
    '/geodataresurrector',
    /in preparation|wait\s?list|coming soon|not (?:yet )?(?:open|ready|available)|not yet/i,
  ),
  w.after(
    ['Can I use GeoData Resurrector today?'],
    'wat do i get if i join teh waitlist?',
    '/geodataresurrector',
    /50\s?(?:%|per ?cent)|half (?:off|price|the)/i,
  ), // m h
  w.answer(
    'In which file format do the traced map lines come out?',
    '/geodataresurrector',
    /GeoPackage/i,
  ),
  t.answer(
    'Have you a paper on recognising the lettering of old maps? Its price too, please.',
    '/articles/art-ocr-of-legacy-maps',
    /From Paper to Points/i,
    gbp(18),
  ), // c
  w.answer(
    'segy check',
    '/geodataresurrector',
    /Resurrector|coming soon|in preparation|EBCDIC|trace headers?/i,
  ), // s
];
