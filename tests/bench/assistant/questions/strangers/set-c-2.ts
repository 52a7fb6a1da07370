import type { AskedQuestion } from '../../asked-question.ts';
import {
  a,
  y,
  d,
  c,
  o,
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
  free,
  minutesLong,
  pagesLong,
  house,
  days30,
  node,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setC2: readonly AskedQuestion[] = [
  x.none('do you sell umbrellas or raincoats'), // n

  // The catalogue
  t.answer(
    'Please state the price of “Quality Control of Well Logs, Before Interpretation”.',
    '/articles',
    gbp(15),
  ), // c
  t.answer('What does “How Sure Is the Model?” cost?', '/articles', gbp(16)), // c
  t.answer(
    'What subject does “From Paper to Points” deal with?',
    '/articles',
    /legacy maps|old .{0,20}maps|character recognition|OCR|scan/i,
  ), // c
  t.answer('how many pages has the feature importance paper got', '/articles', pagesLong(4)), // c
  t.answer('who wrote the piper and stiff paper, i need it for my references', '/articles', house), // c
  t.answer(
    'is there anything on hvorslev or bouwer and rice',
    '/articles',
    /Hydraulic Conductivity|Slug Tests/i,
  ), // c
  t.answer(
    'something free about making a groundwater contour map?',
    '/articles',
    /Potentiometric/i,
  ), // c
  t.answer('which of your papers explains shapley values', '/articles', /Feature Importance/i), // c
  t.answer('do you have anything about WGS 84 and UTM', '/articles', /Projection/i), // c
  t.answer(
    'how long is the “When the V Points Upstream Anyway” episode',
    '/podcasthub',
    minutesLong,
  ), // c
  t.answer('is “What the Gamma Ray Counts” free to listen', '/podcasthub', free), // c
  t.answer(
    'which episode is about arsenic near the guideline limit',
    '/podcasthub',
    /Nine Point Four/i,
  ), // c
  t.answer('Do you stock a workbook with LAS exercises?', '/store', /Six Faulty/i), // c
  t.answer('is there a paper on planes and outcrops on maps', '/articles', /Planes on Maps/i), // c
  t.answer('what is on the field cards', '/store', /grain size|strength|bearings|sampling/i), // c

  // Sentences
  y.answer(
    'Is the price displayed the total that we pay?',
    '/terms',
    /price you see|you pay|once/i,
  ),
  y.answer('May we settle by purchase order and bank transfer?', '/terms', /stripe|support@|bank/i),
  y.answer(
    'At what moment is a purchase contractually complete?',
    '/terms',
    /stripe tells|payment has arrived|payment .{0,20}arrive/i,
  ),
  d.answer(
    'Are goods shipped physically or delivered electronically?',
    '/store',
    /PDF|download|MP3/i,
  ),
  d.answer(
    'Is there any limit on how often a purchased file can be downloaded?',
    '/store',
    /as often as|again|whenever|without an end/i,
  ),
  d.answer(
    'How long does the link to a paid file stay valid?',
    '/privacy',
    /\b15 minutes|\b5 minutes/i,
  ),
  l.answer('How many seats does one Core licence include?', '/core', /every machine|company/i),
  l.answer(
    'Are we permitted to modify the source of Core?',
    '/core',
    /read and change|read and changed|may read|change/i,
  ),
  l.answer(
    'May we resell Core within a bundle of our own?',
    '/core',
    /not (?:be )?(?:sell|sold)|may not|not pass/i,
  ),
  o.answer('Which runtime has to be present on the server for Core?', '/core', node),
  o.answer(
    'What third-party packages does Core pull in?',
    '/docs',
    /no dependenc|no other package|none|not/i,
  ),
  o.answer('Where does Core look for its configuration?', '/docs', /core\.config\.json/),
  o.answer(
    'what does it mean if core says not-las about a zip',
    '/docs',
    /tilde|ZIP|text|wrapped in/i,
  ),
  o.answer(
    'can i use core as a library from javascript',
    '/docs',
    /checkLas|library|ES module|API/i,
  ),
  s.answer('Who retains ownership of the data that we supply to you?', '/terms', /yours/i),
  s.answer(
    'Is a quotation binding on us?',
    '/terms',
    /binds you to nothing|not binding|nothing|no obligation/i,
  ),
  s.answer(
    'What services can be ordered under consulting?',
    '/',
    /GIS|software|models?|OCR|analysis|maps|remote sensing/i,
  ),
  s.answer('What will the offer document set out?', '/terms', /question/i, /price/i),
  v.answer('Will you inform us of a data breach?', '/privacy', /tell you|authority|inform/i),
  v.answer(
    'Are changes to the privacy policy announced in advance?',
    '/privacy',
    /beforehand|before|write to everybody|told/i,
  ),
  v.answer('Within what period is a deletion request completed?', '/privacy', days30),
  v.answer(
    'does the site know who i am if i just read the free papers',
    '/privacy',
    /no account|without telling|not people|no cookies|nobody|\bnot?\b/i,
  ),
  v.answer('how long do you keep a chat reply that i rated', '/privacy', /180 days/i),
  a.answer('does signing up cost anything', '/register', free),
  a.answer(
    'will you spam me with a newsletter if i register',
    '/register',
    /no (?:name, no phone, no )?newsletter|unless you|\bno\b|not/i,
  ),
  a.answer('im 16 can i make an account and buy stuff', '/terms', /13|parent|guardian/i),
  c.answer(
    'does one reply cost more if the answer is long',
    '/credits',
    /however long|\bone\b|\b1 credit/i,
  ),
  c.answer(
    'how much do i save with the 120 credit pack',
    '/credits',
    /£\s?10(?:\.00)?(?!\d)|0\.17/,
  ),
  f.answer(
    'do i have to log in to hear the previews',
    '/podcasthub',
    /without an account|no account|\bno\b|not/i,
  ),
  f.answer('can i read along while an episode plays', '/', /transcript/i),
  n.answer(
    'whats the difference between the standard and the cinematic voice',
    '/audio',
    /standard/i,
    /cinematic/i,
  ),
  n.answer(
    'Is text submitted for narration passed to third parties or used for training?',
    '/audio/privacy',
    /not (?:published|passed|used)|nothing else|no/i,
  ),
  w.answer(
    'does aquatest ai tell me if my flat’s tap water is ok',
    '/aquatest-ai',
    /score|OK|flag/i,
  ),
  w.answer('can i trust the water score instead of a lab', '/terms', /laboratory|lab\b/i),
  g.answer(
    'Do affiliate links make the equipment dearer for us?',
    '/terms',
    /no cost|you pay the same|same/i,
  ),
  g.answer(
    'what microphone do i need to record a lecture',
    '/gear?tab=studio',
    /dynamic|cardioid/i,
  ),
];
