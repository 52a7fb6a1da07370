import { questionsOn, type AskedQuestion } from '../../asked-question.ts';
import { narration } from '../../figures.ts';

const k = questionsOn('contact');
const s = questionsOn('services');
const t = questionsOn('tools');
const x = questionsOn('core and its documentation');
const g = questionsOn('gear');
const n = questionsOn('audio');
const hours24to48 = /24\s*(?:h(?:ours)?)?\s*(?:to|and|–|-)\s*48/i;

/** Written by several people from the pages alone; held out until 2026-11-25. */
export const otherPeople2: readonly AskedQuestion[] = [
  k.after(
    ['Who do I write to if I want to know what you hold on me?'],
    'and how long until somebody replies',
    '/contact',
    hours24to48,
  ), // h
  k.answer(
    'I lecture at a university. May I show figures from your papers to my students?',
    '/contact',
    /teaching/i,
  ),

  // Consulting (7)
  s.answer(
    'Hey there! We have a pile of borehole data and would love an online map our clients can open. Something you do?',
    '/',
    /web gis|map in the browser/i,
  ),
  s.answer(
    'How long does it take to get a quote for consulting from you?',
    '/contact',
    /24 hours/i,
  ),
  s.answer(
    'do I owe you something when I only ask for a quote',
    '/terms',
    /costs? nothing|binds? you to nothing|is free|free of charge/i,
  ),
  s.answer('landslide risk screening', '/', /hazard|slope, flood/i), // s
  s.answer('do you make modells of groundwter flow', '/', /groundwater models?/i), // m
  s.answer(
    'We would like to try machine learning on small part of our data before we decide, is it possible?',
    '/',
    /pilot|trial/i,
  ),
  s.after(
    ['Our log database is a mess, can you clean it up?'],
    'will I be able to see what was changed',
    '/',
    /every change/i,
  ), // h

  // Tools (8)
  t.answer("what's Nexus?", '/', /mapping|\bmaps?\b/i), // s
  t.answer('Who is the billing coach meant for?', '/', /medical billing/i),
  t.answer(
    'Does AquaTest make me sign up before it reads my lab sheet?',
    '/aquatest-ai',
    /no account|without an account|(?:not|n.t) need an account/i,
  ),
  t.answer(
    'So the water app gave me a great score. That means the lab test is not needed any more, right?',
    '/terms',
    /not test water|replaces?[^.]*laborator|laborator/i,
  ),
  t.answer(
    'what dose WATCH mean in the water report app',
    '/aquatest-ai',
    /80\s?%|80 per ?cent|close to/i,
  ), // m
  t.answer('LapisAI on android?', '/', /android/i), // s
  t.answer(
    'When somebody digitises an old map with your Resurrector, which file do they get out of it?',
    '/geodataresurrector',
    /geopackage/i,
  ),
  t.after(
    ['Tell me about the tool that writes proposals'],
    'does it invent the prices for me?',
    '/proposal',
    /prices are yours|your rates|(?:not|n.t) (?:think of|invent)/i,
  ), // h

  // Core and its documentation (9)
  x.answer('Which versions of the LAS standard can Core read?', '/docs', /\b1\.2\b/, /\b2\.0\b/),
  x.answer(
    'Our logs are confidential. Does Core phone home in any way?',
    '/docs',
    /no network|never leave|stay (?:where|on)/i,
  ),
  x.answer(
    'i want to shut up one particular rule for my whole project, how',
    '/docs',
    /[“"'`]off[”"'`]|(?:or|to|switch\w*|turn\w*|set\w*)(?: \w+)? off\b/i,
  ),
  x.answer(
    'shell says comand not found after I instaled core',
    '/docs',
    /npx core|npm prefix|\bPATH\b/,
  ), // m
  x.answer(
    'Core says my STEP of 0.15 is wrong. It is half a foot in metres, so why?',
    '/docs',
    /0\.1524/,
  ),
  x.after(
    ['Does Core run on Windows?'],
    'how large a file can it cope with?',
    '/docs',
    /\bdisk\b/i,
  ), // h
  x.answer(
    'Can I call the checker from my own JavaScript program?',
    '/docs',
    /checkLas|library|ES module/i,
  ),
  x.answer(
    'does it repair the erors automaticaly or only list them?',
    '/core',
    /repairs? nothing|(?:not|n.t) repair|says what is wrong/i,
  ), // m

  // Gear (6)
  g.answer(
    'Do you ship the hammers and compasses yourselves?',
    '/gear',
    /affiliate|sold by others|amazon|from the seller|the shop.s/i,
  ),
  g.answer('graphics card memory', '/gear?tab=lab', /24\s?GB/i), // s
  g.answer(
    'Will I end up paying more if I go through your Amazon links?',
    '/gear',
    /no (?:extra )?cost to you|pay the same/i,
  ),
  g.answer(
    'How cold do water samples have to stay on the way to the lab?',
    '/gear',
    /\b6\s?°\s?C/i,
  ),
  g.answer('which standart for safty glasses in the field', '/gear?tab=field', /Z87|EN\s?166/i), // m
  g.answer(
    'what magnification should a hand lens have for a student, in your opinion?',
    '/gear?tab=field',
    /10\s?[×x]/i,
  ),

  // Audio narration (7)
  n.answer(
    'What would an hour of finished audio with the Standard voice come to?',
    '/audio',
    narration('standard', 6),
  ),
  n.answer('cinematic voice price', '/audio', narration('cinematic')), // s
  n.answer(
    'I have text in German. Do you narrate it and is there surcharge?',
    '/audio',
    /(?:languages?|german)[^.]*\b1\.20?\b|20\s?%|20 per ?cent/i,
  ),
  n.answer(
    'how long do u keep my manuscrpt after you send the audio',
    '/audio/privacy',
    /\b(?:7|seven) days/i,
  ), // m
  n.after(
    ['I have a report that I would like read aloud'],
    'Could I have it in under 12 hours, and what is the extra?',
    '/audio',
    /[×x]\s?1\.50?\b|1\.50? times|50\s?%/i,
  ), // h
];
