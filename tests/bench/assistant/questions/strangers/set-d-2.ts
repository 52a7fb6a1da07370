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
  w,
  g,
  x,
  gbp,
  cad,
  free,
  minutesLong,
  pagesLong,
  house,
  days30,
  hours24to48,
  quoting,
  thirteen,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setD2: readonly AskedQuestion[] = [
  // Not here
  x.none('Sing me the anthem of Portugal.'), // n
  x.none('My cat refuses dry food, any tip?'), // n
  x.none('Which mortgage should a nurse take?'), // n
  x.none('Play chess with me, e4.'), // n
  x.none('Do you rent out camper vans?'), // n
  x.none('Would you tattoo a trilobite on my arm?'), // n
  x.none('Do you sell balloons for a birthday party?'), // n
  x.none('Who painted the ceiling of the Sistine Chapel?'), // n
  x.none('Help me break up with my boyfriend nicely.'), // n
  x.none('How many calories are in a banana?'), // n
  x.none('Do you take part-exchange on an old guitar?'), // n
  x.none('Can I collect air miles when I shop here?'), // n

  // The catalogue
  t.answer('Got a thing to print and stuff in my pocket for fieldwork?', '/store', /Field Cards/i), // c
  t.answer(
    'A listen about a pumped borehole, do you have one?',
    '/podcasthub',
    /A Day Beside a Well/i,
  ), // c
  t.answer(
    'Which paper would tell me why a machine’s 97 percent is fake?',
    '/articles',
    /Leakage|Cross-Validation/i,
  ), // c
  t.answer(
    'Reading for somebody who has to lay out and log drill core?',
    '/articles',
    /Describing a Core|Field Logging/i,
  ), // c
  t.answer('What would the slug test and sieve paper set me back?', '/articles', gbp(14)), // c
  t.answer('Rare rocks paper: how much, please?', '/articles', gbp(9.5)), // c
  t.answer('The one about nitrate and fluoride results, its price?', '/articles', gbp(11)), // c
  t.answer('Tell me the running time of “Nine Point Four”.', '/podcasthub', minutesLong), // c
  t.answer('Is the talk about the notebook for strangers gratis?', '/podcasthub', free), // c
  t.answer('How thick is the paper “Rare Rocks”, in pages?', '/articles', pagesLong(4)), // c
  t.answer(
    'What will I learn from the Theis and Cooper–Jacob paper?',
    '/articles',
    /transmissivity|storativity|pumping/i,
  ), // c
  t.answer('Whose name stands on the paper about LAS anatomy?', '/articles', house), // c
  t.answer(
    'Is there anything in the shop about washouts and calibration of logs?',
    '/articles',
    /Quality Control/i,
  ), // c
  t.answer(
    'Old county map, new GIS: any reading for that?',
    '/articles',
    /Georeferencing|From Paper to Points/i,
  ), // c
  t.answer(
    'In which year did the paper on spatial cross-validation come out?',
    '/articles',
    /2024/,
  ), // c

  // Sentences
  d.answer(
    'Paid five minutes ago; where has my e-book hidden itself?',
    '/terms',
    /my purchases|receipt|library|support@/i,
  ),
  d.answer(
    'Once bought, does a paper ever vanish from my shelf?',
    '/terms',
    /without an end|as long as you like|stays|yours|again/i,
  ),
  r.answer(
    'Money returned in full: do I still get to open the file?',
    '/terms',
    /access .{0,30}ends|ends|no longer|\bno\b/i,
  ),
  r.answer(
    'Does buyer law of my own country still protect me with you?',
    '/terms',
    /not narrowed|law of your country|beside these terms|consumer/i,
  ),
  y.answer('Who on your side handles my plastic card numbers?', '/privacy', /stripe|never/i),
  y.answer(
    'Will the price jump once I reach the checkout?',
    '/terms',
    /price you see|you pay|again on the payment/i,
  ),
  a.answer(
    'Somebody else knows my password, what should I do?',
    '/terms',
    /tell us|support@|change|new (?:one|password)/i,
  ),
  a.answer(
    'Can you shut down a member’s account against their will?',
    '/terms',
    /disable|attack|get around payment/i,
  ),
  a.answer('May a nine-year-old join?', '/terms', thirteen),
  v.answer(
    'Does anything of mine stay behind after I have wiped my account?',
    '/privacy/delete-data',
    /orders|payments|bookkeeping|fingerprint|backups/i,
  ),
  v.answer(
    'What sits in my browser because of you?',
    '/privacy',
    /session|settings|sign-in|storage|theme/i,
  ),
  v.answer('Which outsiders get a peek at my data?', '/privacy', /AWS|Amazon|Stripe|nobody/i),
  v.answer('How soon does a privacy letter get a reply?', '/privacy', hours24to48),
  v.answer('How long do the server logs lie around?', '/privacy', days30),
  c.answer(
    'Where can I see each credit that came and went?',
    '/credits',
    /statement|credits|profile/i,
  ),
  c.answer(
    'I stopped the reply halfway, was that a credit gone?',
    '/credits',
    /nothing|goes back|comes back|free|not charged/i,
  ),
  c.answer(
    'Is there a time limit for saying that a reply did not help?',
    '/credits',
    /within a day|\bday\b|24 hours/i,
  ),
  l.answer('A school magazine wants three lines of your paper, fine?', '/terms', quoting),
  l.answer('What may I do with the reports that Core spits out?', '/terms', /yours/i),
  o.answer(
    'My log has a date like 03/04/1986 and Core moans, why?',
    '/docs',
    /two ways|March|April/i,
  ),
  o.answer(
    'Half a metre step and Core growls about feet, why?',
    '/docs',
    /half-foot|half a foot|feet|0\.1524/i,
  ),
  o.answer('Can Core spit out something for a spreadsheet?', '/docs', /CSV/),
  o.answer('How do I get the long story about one rule on the terminal?', '/docs', /core explain/i),
  o.answer('At which number of equal rows does constant-run shout?', '/docs', /\b50\b|fifty/),
  o.answer(
    'Does the thing called Core need a key or an activation?',
    '/docs',
    /no(?:t)? .{0,40}licen[cs]e|no account|no network|no subscription|no connection|not for a licence|\bno\b/i,
  ),
  n.answer(
    'My manuscript would fill two hours in the plain voice, what is the bill?',
    '/audio',
    cad(18),
  ),
  n.answer(
    'Can each chapter be its own sound file?',
    '/audio',
    /chapter/i,
    /3\.00|10\.00|CA\$\s?(?:3|10)\b/,
  ),
  n.answer(
    'May I hand in a secret report for reading aloud?',
    '/audio/privacy',
    /confiden|tell us before|say whether|agreement/i,
  ),
  s.answer(
    'Is my shapefile from the nineties of any use to you?',
    '/',
    /shapefile|whatever state|1998|what can be done/i,
  ),
  s.answer(
    'Will a stranger be able to redo what your analysts did?',
    '/data-analysis-service',
    /repeat|written down|documented|code/i,
  ),
  w.answer(
    'What does WATCH stand for next to a value?',
    '/aquatest-ai',
    /80\s?%|close to|guideline|begins/i,
  ),
  w.answer(
    'Is the proposal writer open for business yet?',
    '/proposal',
    /waitlist|until it opens|not yet|opens/i,
  ),
  w.answer('Does LapisAI ever make up its references?', '/lapisai', /invent|sources?|says so/i),
  g.answer(
    'How much memory should my graphics card have for models?',
    '/gear?tab=lab',
    /\b24\s?GB/i,
  ),
  c.answer(
    'Can my balance of credits sink below nought?',
    '/credits',
    /never .{0,20}below|below zero|\bno\b/i,
  ),
  g.answer(
    'Did the makers of the gear pay to be listed?',
    '/gear',
    /nobody paid|not paid|\bno\b|without it/i,
  ),
  k.answer(
    'I teach and would like to show a figure of yours, whom do I ask?',
    '/contact',
    /press|teaching|support@|ask/i,
  ),
];
