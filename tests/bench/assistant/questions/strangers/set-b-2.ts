import { coreRules } from '#shared/core-rules/core-rules.ts';
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
  gbp,
  free,
  noSubscription,
  again,
  receipt,
  notPaidOut,
  minutesLong,
  hours2,
  days30,
  noNetwork,
  noPassing,
  licence,
  noModel,
  notStored,
  costsNothing,
  affiliate,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setB2: readonly AskedQuestion[] = [
  t.answer(
    'What is the duration of the episode “Not Every Crossover Is Gas”?',
    '/podcasthub',
    minutesLong,
  ), // c
  t.answer(
    'For the episode “The Map That Marked Its Own Exam”, which price do you ask?',
    '/podcasthub',
    gbp(5),
  ), // c
  t.answer(
    'Do you have a volume that collects several papers on groundwater?',
    '/store',
    /Grain to Map/i,
  ), // c
  t.answer(
    'Which papers are contained in the Field Logging Handbook?',
    '/store',
    /notebook/i,
    /compass|core|gamma/i,
  ), // c
  t.answer(
    'I have interest in fluoride and nitrate in drinking water, which paper would you advise?',
    '/articles',
    /Nitrate, Arsenic/i,
  ), // c
  t.answer('Is “Reading a Gamma-Ray Log” to be had for nothing?', '/articles', free), // c
  t.answer(
    'What is treated in the paper “Two Kinds of Storage”?',
    '/articles',
    /storativity|specific yield|confined|aquifer/i,
  ), // c
  t.answer(
    'Please, the price of the paper about structure contours and three points?',
    '/articles',
    gbp(13.5),
  ), // c
  t.answer('Is there an episode on the field notebook?', '/podcasthub', /Write for a Stranger/i), // c

  // Sentences
  d.answer(
    'After I have paid, in which manner do I receive the paper?',
    '/terms',
    /download|PDF|my purchases|payment/i,
  ),
  d.answer(
    'My computer has been replaced; may I fetch the purchased papers again without paying?',
    '/register',
    again,
  ),
  y.answer('In what currency are the papers priced?', '/', /GBP|£|pound|sterling/i),
  y.answer(
    'Is the payment card seen or kept by your company?',
    '/privacy',
    /never see|never the card|not? .{0,30}card|stripe/i,
  ),
  y.answer(
    'I would need an invoice for the tax office; where do I find a document of my purchase?',
    '/register',
    receipt,
  ),
  y.answer(
    'If I pay by a bank debit, from which moment have I access?',
    '/terms',
    /days|when (?:it|the money|the payment)|arriv/i,
  ),
  r.answer(
    'The PDF that I bought is damaged. What do you propose?',
    '/terms',
    /repair|money back|support@/i,
  ),
  r.answer(
    'What becomes of my access when you return only a part of the price?',
    '/terms',
    /stays|partial/i,
  ),
  r.answer(
    'If I had already used some credits and the payment is returned, what happens?',
    '/credits',
    /used stay|stays? used|what is left|never (?:falls )?below/i,
  ),
  a.answer(
    'Is it needed to give my telephone number for an account?',
    '/register',
    /no name|no phone|e-?mail address and a password|not ask/i,
  ),
  a.answer('May my wife and I share one account between us?', '/terms', /one person/i),
  a.answer('After how many days am I signed out?', '/privacy', days30),
  v.answer(
    'What precisely do you store about a person who has an account?',
    '/privacy',
    /e-?mail/i,
    /password|orders|bought|credits/i,
  ),
  v.answer('Is the conversation with this assistant recorded somewhere?', '/privacy', notStored),
  v.answer('How would I obtain a copy of all my personal data?', '/privacy', /profile|privacy@/i),
  v.answer(
    'Which data must remain after an account is deleted, and why?',
    '/privacy/delete-data',
    /bookkeeping|orders|payments|fingerprint|backups/i,
  ),
  v.answer(
    'Do you make use of artificial intelligence of another firm to reply to me?',
    '/privacy',
    noModel,
  ),
  c.answer('What is charged for one reply of the assistant?', '/credits', /\bone\b|\b1\b/i),
  c.answer('Am I charged also when a reply fails?', '/credits', costsNothing),
  c.answer('Can unused credits be paid back in money?', '/terms', notPaidOut),
  o.answer(
    'Are my well logs transmitted to your servers when Core checks them?',
    '/core',
    noNetwork,
  ),
  o.answer('Which version of Node.js is required for the validator?', '/core', /\b20\b/),
  o.answer('In which formats can Core print its findings?', '/docs', /JSON/i, /CSV/i),
  o.answer(
    'How may I set my own range of values for a gamma ray curve in Core?',
    '/docs',
    /ranges|core\.config\.json/i,
  ),
  o.answer('How many rules does the validator contain?', '/docs', String(coreRules.length)),
  o.answer(
    'Does the programme Core repair the faults it finds?',
    '/core',
    /repairs nothing|not repair|nothing by itself|\bno\b|does not/i,
  ),
  o.answer(
    'The shell tells me that the command “core” is not found. What can I do?',
    '/docs',
    /PATH|npx|prefix/,
  ),
  l.answer(
    'Is it allowed to give the purchased recording to my former students?',
    '/terms',
    noPassing,
  ),
  l.answer(
    'Our university library would like to offer your papers to its readers; what is to be done?',
    '/terms',
    licence,
  ),
  s.answer(
    'How do you proceed when I order a data analysis?',
    '/data-analysis-service',
    /sample|question|report|three steps|offer/i,
  ),
  s.answer(
    'Would you digitise a geological map of 1935 for us?',
    '/geodataresurrector',
    /digiti|georeferenc|OCR|waitlist|legacy|old maps|paper maps|coming|preparation/i,
  ),
  n.answer(
    'May I give a list with the pronunciation of our formation names?',
    '/audio',
    /pronunciation|list of names|list/i,
  ),
  n.answer(
    'If the finished narration displeases me also after a correction, have I a right to my money?',
    '/audio/terms',
    /money back/i,
  ),
  g.answer('Are the products of the gear page sold by your own firm?', '/gear', affiliate),
  w.answer(
    'Which guideline values are used to judge the water?',
    '/aquatest-ai',
    /Health Canada|WHO/i,
  ),
  k.answer('Within what time may I await an answer of your support?', '/terms', hours2),
  t.answer(
    'Which episode would you advise on the trustworthiness of LAS files?',
    '/podcasthub',
    /One Null in Ten/i,
  ), // c
  y.answer(
    'Is there any subscription which I would later have to cancel?',
    '/store',
    noSubscription,
  ),
];
