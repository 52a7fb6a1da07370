import type { AskedQuestion } from '../../asked-question.ts';
import {
  a,
  p,
  y,
  c,
  o,
  k,
  s,
  n,
  v,
  l,
  t,
  f,
  x,
  gbp,
  cad,
  free,
  corePrice,
  pagesLong,
  days30,
  noNetwork,
  noPassing,
  thirteen,
  surcharge,
  freeEpisode,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setF1: readonly AskedQuestion[] = [
  // A drilling engineer on a phone
  p.answer('core price?', '/core', corePrice), // s
  o.after(['core price?'], 'on windows too?', '/core', /windows/i, /node|yes|runs on|linux|macOS/i), // s h
  o.answer('does the las checker work on the rig with no signal', '/core', noNetwork),
  t.answer(
    'gas or shale on density neutron, got anything to read on that?',
    '/articles/art-density-neutron-crossover',
    /Density.{1,3}Neutron Crossover|Not Every Crossover Is Gas/i,
  ), // c
  t.answer('something to listen to on the drive that costs nothing', '/podcasthub', freeEpisode), // c

  // A petrophysicist
  t.answer(
    'Do you have anything on where the cementation exponent comes from?',
    '/articles/art-archie-and-its-limits',
    /Archie’s Equation|Archie's Equation|Archie Never Said Two/i,
  ), // c
  o.answer(
    'Does Core notice a density curve in kg/m3 that sits under G/C3?',
    '/docs',
    /unit-range|another unit (?:than|that)|fits another unit|2400/i,
  ),
  o.answer(
    'From what difference on does Core complain about STEP?',
    '/docs',
    /0\.01\s?(?:%|per ?cent)/i,
  ),
  t.answer(
    'How many pages has the paper on quality control of logs, and the price?',
    '/articles/art-log-quality-control',
    gbp(15),
    pagesLong(4),
  ), // c
  t.after(
    ['How many pages has the paper on quality control of logs, and the price?'],
    'Is it also part of one of the e-books?',
    '/store',
    /Field Logging Handbook/i,
  ), // h c

  // A procurement clerk
  s.answer(
    'We need a written quotation for consulting. Is the quote itself chargeable?',
    '/terms',
    /costs? (?:you )?nothing|\bfree\b|no charge|binds you to nothing/i,
    /quote|offer/i,
  ),
  y.answer(
    'In which currency is Core invoiced, and in which are your papers?',
    '/',
    /USD|US dollars|\$\s?49/i,
    /GBP|£|pounds/i,
  ),
  y.answer(
    'Is bank debit accepted instead of a card?',
    '/terms',
    /bank debits?\b.{0,60}days|Stripe offers|offers in your country|takes? days/i,
  ),
  k.answer('Please state your postal address for our vendor file', '/contact', /120 Quarry Road/i),
  y.answer('receipt', '/terms', /receipt/i, /e-?mail|My Purchases|in one list/i), // s

  // A student without money
  a.answer(
    'what can i look at here without making an account',
    '/privacy',
    /free papers?|papers? .{0,30}free|previews?|first 40 seconds/i,
  ),
  t.answer(
    'whats the cheapest paper that isnt free',
    '/articles/art-georeferencing-legacy-maps',
    /Georeferencing Legacy Maps/i,
    gbp(7),
  ), // c
  t.after(
    ['whats the cheapest paper that isnt free'],
    'and the cheapest episode',
    '/podcasthub/pod-eighty-six-metres-to-the-side',
    /Eighty.Six Metres/i,
    gbp(2.5),
  ), // s h c
  c.answer(
    'do i get some questions to the assistant for nothing when i sign up?',
    '/credits',
    /\b(?:5|five)\b.{0,40}credits?|credits?.{0,40}\b(?:5|five)\b/i,
  ),

  // A blind listener with a screen reader
  f.answer(
    'Is there a written version of every episode that my screen reader can read?',
    '/podcasthub',
    /transcript/i,
  ),
  f.answer(
    'Who reads the episodes out, a human being or a computer?',
    '/podcasthub',
    /synthetic voice|narrated by a synthetic|synthetic/i,
  ), // c
  f.answer(
    'How much of a paid episode can I hear before I decide?',
    '/podcasthub',
    /\b(?:40|forty)[\s-]seconds?/i,
  ),
  f.answer(
    'I only use one podcast app because it is accessible. Can I get your episodes there?',
    '/podcasthub',
    /\bfeeds?\b|\bRSS\b|these URLs|podcast app you already use/i,
  ),
  n.answer(
    'If you read my own report aloud, what do you do with the tables in it?',
    '/audio',
    /left out|told in a sentence|read out/i,
  ),

  // A lawyer
  l.answer('Which law governs the contract?', '/terms', /Ontario/i),
  l.answer(
    'What is the extent of your liability for damage?',
    '/terms',
    /amount (?:that )?you paid|up to what you paid|gross negligence/i,
  ),
  l.answer(
    'If you amend your terms, which version applies to an item already purchased?',
    '/terms',
    /terms of (?:that|the) day|(?:day|date) (?:on which|that|when) you bought|of that day/i,
  ),
  l.answer(
    'May a purchased paper be circulated among the partners of my firm?',
    '/terms',
    noPassing,
  ),
  a.answer('minimum age?', '/terms', thirteen), // s

  // An IT security reviewer
  o.answer(
    'Does Core contact a licence or update server?',
    '/docs',
    /no network connection|no licen[cs]e server|not for a licen[cs]e|not for updates|opens no/i,
  ),
  v.answer('In what form are passwords stored?', '/privacy', /\bhash/i),
  v.answer(
    'List the third parties that process personal data of customers.',
    '/privacy',
    /\bAWS\b|Amazon/i,
    /Stripe/i,
  ),
  v.answer('What is the retention period of web server logs?', '/privacy', days30),

  // A museum teacher
  l.answer(
    'May I show the drawings from your papers in my lessons?',
    '/contact',
    /figures of our papers .{0,20}teaching|use figures/i,
  ),
  t.answer(
    'I take pupils into a quarry. Is there anything I can print for them?',
    '/store',
    /Field Cards/i,
  ), // c
  t.after(
    ['I take pupils into a quarry. Is there anything I can print for them?'],
    'how much are they',
    '/store',
    free,
  ), // s h c
  x.none('Do you run guided fossil walks for school classes?'), // n
  n.answer(
    'We want an audio guide text read in French. What is the extra charge for French?',
    '/audio',
    surcharge(1.2),
  ),

  // A consultant in Calgary
  n.answer(
    'A client report comes to 60 minutes of finished audio. Price in your standard voice?',
    '/audio',
    cad(9),
  ),
  n.after(
    ['A client report comes to 60 minutes of finished audio. Price in your standard voice?'],
    'And in the cinematic one?',
    '/audio',
    cad(27),
  ), // h
  s.answer(
    'My operator’s data are under NDA. How do you handle confidential data?',
    '/data-analysis-service',
    /confidential|agreement/i,
    /agreement before|stay yours|your project alone|say so first|send an agreement/i,
  ),
  t.answer(
    'What do you have about bringing core and logs to the same depth, and for how much?',
    '/articles/art-depth-matching-logs-and-core',
    /Depth Matching|Field Logging Handbook/i,
    /£\s?(?:12|24)(?:\.00)?(?![.,]?\d)/,
  ), // c
  s.answer(
    'Could your people pick lithology from my wireline curves?',
    '/data-analysis-service',
    /lithology from logs|facies/i,
  ),
];
