import type { AskedQuestion } from '../../asked-question.ts';
import {
  a,
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
  noExpiry,
  oneAccount,
  house,
  hours24,
  days30,
  hours24to48,
  thirteen,
  surcharge,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setF3: readonly AskedQuestion[] = [
  // A parent
  a.answer('My daughter is 11 and likes stones. Can she have an account?', '/terms', thirteen),
  v.answer(
    'How long do you keep the water report that I photograph with the app?',
    '/privacy',
    hours24,
    /remov|delet|kept|gone/i,
  ),
  x.none('which baby formula should I buy'), // n
  w.answer(
    'leed 6.2 µg/l in our tap watter, is that over the guidline',
    '/aquatest-ai',
    /Health Canada|\bWHO\b/,
    /\b(?:5|10)\b/,
  ), // m

  // A shopper for equipment
  g.answer('hand lens?', '/gear?tab=field', /10\s?[×x]|triplet/i), // s
  g.answer(
    'Is the hammer sent by you or by somebody else?',
    '/gear',
    /affiliate|Amazon|other shops|from the seller|shop’s|shop's/i,
  ),
  g.answer(
    'wich pH metre shoud i by, what to look at',
    '/gear',
    /0\.01|temperature compensation|calibration at two/i,
  ), // m
  g.answer(
    'Is there anything in it for you when I order through your link?',
    '/gear',
    /commission|\bearns?\b/i,
  ),
  x.none('hiking boots'), // s n

  // Somebody who is bored
  x.none('write me a poem about my cat'), // n
  x.none('will it rain in Oslo tomorrow'), // n
  x.none('bitcoin price'), // s n
  x.none('asdfgh'), // s n
  v.answer(
    'are my questions to this chat stored?',
    '/privacy',
    /not (?:be )?(?:stored|logged|kept)|unless you rate|kept for a day/i,
  ),

  // A journalist
  k.answer(
    'Whom do I write to for a press enquiry, and when can I expect a reply?',
    '/contact',
    /before your deadline|press desk/i,
  ),
  s.answer('How many users does Outcrop claim to have?', '/about', /5\s?K\s?\+|5,?000/i),
  t.answer('Who is the author of your papers?', '/articles', house), // c
  l.answer(
    'Can I quote a passage from a paper that I bought?',
    '/terms',
    /copyright|with the source|(?:name|give) the source/i,
  ),
  k.answer('where are you based', '/contact', /Sudbury/i), // s

  // A developer who sets up a pipeline
  o.answer(
    'exit code 2?',
    '/docs',
    /wrong usage|faulty configuration|cannot be read|can’t be read/i,
  ), // s
  o.answer(
    'How do I switch a single rule off for our project?',
    '/docs',
    /"?\boff\b"?/i,
    /core\.config\.json|configuration|“rules”|"rules"/i,
  ),
  o.answer(
    'node version',
    '/core',
    /Node[^.]{0,5}(?:\.js)?[^.]{0,12}\b20\b|\b20 or (?:a )?(?:later|newer)|\b20\s?\+|version 20\b/i,
  ), // s
  o.answer(
    'Can I call Core from JavaScript, and with which function?',
    '/docs',
    /checkLas(?:File)?/i,
  ),
  o.answer(
    'instaled it but shel says core comand not fuond',
    '/docs',
    /\bPATH\b|npm prefix|npx core/i,
  ), // m

  // An author with a manuscript
  n.answer(
    'My chapter makes 90 minutes of audio. When would I have the MP3?',
    '/audio',
    hours24to48,
  ),
  n.answer('What is the surcharge if I need it in under 12 hours?', '/audio', surcharge(1.5)),
  n.answer(
    'An MP3 for each chapter, for a text of 5 blocks: what does that add?',
    '/audio',
    /\$\s?10(?:\.00)?(?!\.?\d)|(?<!\d)10(?:\.00)? CAD/i,
  ),
  n.answer('Can you store the recording longer than a week?', '/audio', days30, cad(5)),
  n.answer(
    'wat if i dont like teh smaple',
    '/audio',
    /owe nothing|neither of us owes|another (?:voice|sample)|pay nothing|free whatever|nothing until/i,
  ), // m

  // Somebody who uses the assistant a lot
  c.answer('credits price', '/credits', gbp(5), gbp(10), gbp(20)), // s
  c.answer('wich credit pakage is the best valeu', '/credits', /\b120\b/, gbp(20)), // m
  c.after(['wich credit pakage is the best valeu'], 'do they expire', '/credits', noExpiry), // s h
  c.answer('Could I give what is left of my credits to my brother?', '/terms', oneAccount),
  c.answer('In which cases does a reply cost me nothing?', '/credits', /\bfails?\b|stop/i),

  // A field geologist
  t.answer(
    'field notebook',
    '/articles/art-field-notebook-conventions',
    /The Field Notebook|Write for a Stranger|waterproof notebook/i,
  ), // s c
  t.answer(
    'The Field Logging Handbook: price, and which papers are in it?',
    '/store',
    gbp(24),
    /compass|notebook|core description|gamma ray|depth matching|quality control/i,
  ), // c
  t.answer(
    'compas needel and iron, have you a papper',
    '/articles/art-compass-and-declination',
    /Compass and Clinometer|Eighty.Six Metres/i,
  ), // m c
  t.after(
    ['compas needel and iron, have you a papper'],
    'Is there an episode on the same subject?',
    '/podcasthub/pod-eighty-six-metres-to-the-side',
    /Eighty.Six Metres/i,
  ), // h c
  x.none('Do you rent out drill rigs?'), // n
];
