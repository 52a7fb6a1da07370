import type { AskedQuestion } from '../../asked-question.ts';
import {
  o,
  k,
  s,
  n,
  l,
  f,
  not,
  cad,
  free,
  once,
  hours2,
  noNetwork,
  noPassing,
  sevenDays,
  surcharge,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setE2: readonly AskedQuestion[] = [
  // core
  o.answer('las checker price', '/core', /\$\s?49|49\s?(?:USD|dollars)/i), // s
  o.answer('which node verson does core want', '/core', /node/i, /\b20\b/), // m
  not(
    o.answer(
      'Will Core put the mistakes in my logs right on its own?',
      '/core',
      /repairs nothing|(?:not|n’t|n't|never) (?:repair|fix|change|correct)|nothing by itself|(?:it )?(?:only )?says what is wrong/i,
    ),
    /^yes\b/i,
  ),
  o.answer('dlis suport', '/docs', /no (?:LAS 3\.0, no )?DLIS|\bno\b|\bnot\b/i, /DLIS/i), // m s
  o.answer(
    'we have forty workstations, do we need forty copies of the log validator',
    '/core',
    /every machine|all (?:your )?machines|your company/i,
  ),
  o.answer(
    'can I call the checker from my own javascript rather than the shell',
    '/docs',
    /checkLas|\blibrary\b|ES module/i,
  ),
  o.answer(
    'how do I shut up the spike rule for one project',
    '/docs',
    /\boff\b|milder|silen/i,
    /core\.config\.json|configuration|“?rules”?/i,
  ),
  o.answer('core exit code 2', '/docs', /usage|configuration|cannot be read/i), // s
  o.answer(
    'the rig has no internet whatsoever, is the well-log tool any use there',
    '/core',
    noNetwork,
  ),
  o.answer('installed core, shell says command not found', '/docs', /\bPATH\b|npx core|npm prefix/),
  o.answer(
    'one of my las files weighs 6 gigs, will your tool choke on it',
    '/docs',
    /large as your disk|pieces of one megabyte|memory depends|any size|no limit/i,
  ),
  o.answer('Can the findings be opened in Excel?', '/docs', /\bcsv\b/i),
  o.answer('why does it complain about STEP 0.15 feels petty', '/docs', /0\.1524/),
  o.after(['how much is Core'], 'every year?', '/core', once), // h
  not(
    o.after(
      ['does Core read LAS 2.0'],
      'what about 3.0',
      '/docs',
      /\b3\.0\b/,
      /\bno\b|\bnot\b|n’t|n't|nothing else/i,
    ),
    /^yes\b/i,
  ), // h
  o.answer(
    'can we stick core on our public github',
    '/core',
    /not (?:be )?(?:sold|sell|publish|pass)|not the public|private|may not/i,
  ),
  o.answer(
    'my gamma ray in potash really is that high yet it gets flagged as out of rang',
    '/docs',
    /ranges/i,
    /core\.config\.json|configuration|value-range/i,
  ), // m

  // contact
  k.answer('where in the world are you people', '/contact', /Sudbury|Ontario|Canada/i),
  k.answer('if i email support tonight when will someone write back', '/contact', hours2),
  k.answer(
    'I write for a magazine and need a comment by Friday',
    '/contact',
    /press|before your deadline|deadline/i,
  ),
  k.answer('human please', '/contact', /\bperson\b|support@|whatsapp/i), // s

  // services
  s.answer(
    'We own a shed full of driller cards from the sixties. Could you make tables of them?',
    '/',
    /OCR|cards, logs|legacy|GeoData Resurrector/i,
  ),
  s.answer(
    'how much to get my data analysed',
    '/data-analysis-service',
    /\bquote\b|one price|agreed|\boffer\b/i,
  ),
  s.answer(
    'is a qoute free of charge',
    '/terms',
    /costs? nothing|binds you|\bfree\b|no charge|no obligation/i,
  ), // m
  s.answer(
    'when you write scripts for us, whose are they afterwards',
    '/terms',
    /\byours\b|belong to you/i,
  ),
  s.answer(
    'our drilling results are secret, stock exchange and all that',
    '/data-analysis-service',
    /agreement|confidential/i,
  ),
  s.after(
    ['can you train a model that picks facies from my logs'],
    'how do I know it works on other wells?',
    '/data-analysis-service',
    /never seen|have not seen|tested? where|tested on|its error|error stated/i,
  ), // h
  s.answer(
    'what should i write in the subject of the mail to start an analysis',
    '/data-analysis-service',
    /DataAnalysis/i,
  ),

  // narration
  n.answer('What would an hour in the dramatic voice come to?', '/audio', cad(27)),
  n.answer('can you read my report in german, and does that cost more', '/audio', surcharge(1.2)),
  n.answer('narraton smaple free', '/audio', free, /minute/i), // m s
  n.answer('how long do you hang on to my mp3 after sending it', '/audio/terms', sevenDays),
  n.answer(
    'i need the recording in ten hours, what do you add for hurrying',
    '/audio',
    surcharge(1.5),
  ),
  n.answer(
    'Half the names in my thesis are Welsh. How will your reader cope?',
    '/audio',
    /\blist\b|pronunc|pronounce/i,
  ),
  n.after(['price of half an hour in the standard voice'], 'and cinematic', '/audio', cad(13.5)), // h
  n.answer(
    'may I send you a novel somebody else wrote',
    '/audio/terms',
    /consent|may have narrated|your own|owner/i,
  ),
  n.after(
    ['how fast do you deliver a 90 minute narration'],
    'mine is only 20 min',
    '/audio/terms',
    /same day/i,
  ), // h

  // licence
  l.answer('ok to put the pdf i bought on the office share drive', '/terms', noPassing),
  l.answer(
    'I run a university libary, how do we get access for all students',
    '/terms',
    /licen[cs]e|write to us|support@/i,
  ), // m
  l.answer('am I allowed to run it off on paper', '/terms', /\bprint/i),

  // podcasts
  f.answer(
    'can I have a listen before I part with money',
    '/podcasthub',
    /\b(?:40|forty)[\s-]sec|preview/i,
  ),
  f.answer('rss', '/podcasthub', /\bfeed|\bRSS|podcast app/i), // s
  f.answer('Is that a real human voice in the episodes or a robot?', '/podcasthub', /synthetic/i), // c
];
