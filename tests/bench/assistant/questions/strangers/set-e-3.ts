import type { AskedQuestion } from '../../asked-question.ts';
import { t, w, g, x, gbp, free, minutesLong, pagesLong, house, freeEpisode } from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setE3: readonly AskedQuestion[] = [
  // apps
  w.answer(
    'does the water app make me log in',
    '/aquatest-ai',
    /no account|without an? account|needs? no|not need/i,
  ),
  w.answer(
    'My nitrate line says WATCH. Should I panic?',
    '/aquatest-ai',
    /80\s?%|80 per ?cent|close to|guideline/i,
  ),
  w.answer(
    'geodata resurector launch',
    '/geodataresurrector',
    /coming soon|in preparation|waitlist/i,
  ), // m s
  w.answer('proposal tool discount', '/proposal', /50\s?%|half/i), // s
  w.answer(
    'Can LapisAI tell me if the cliff above my cabin will hold?',
    '/lapisai',
    /judged on site|qualified person|will not|cannot|does not/i,
  ),
  w.answer(
    'what does nexus do',
    '/',
    /mapping platform|\bmaps?\b.{0,60}sections|layers, boreholes/i,
  ), // s

  // gear
  g.answer(
    'does it cost me more if i buy through your amazon links',
    '/gear',
    /no (?:extra )?cost|pay the same|same price|nothing (?:extra|more)/i,
  ),
  g.answer(
    'decent microfone for recording lessons in a noisy room',
    '/gear?tab=studio',
    /dynamic|cardioid/i,
  ), // m
  g.answer('how cold should I keep water samples on the drive to the lab', '/gear', /\b6\s?°/i),

  // catalogue
  t.answer('cheapest paper that is not free', '/articles', /Georeferencing Legacy Maps/i), // c
  t.answer('anything on pumping tests', '/articles', /Reading a Pumping Test|A Day Beside a Well/i), // c s
  t.answer('archie paper price', '/articles', gbp(9)), // c s
  t.answer('how many pages has the article about describing drill core', '/articles', pagesLong(5)), // c
  t.answer('who actually writes these papers', '/articles', house), // c
  t.answer('newest paper', '/articles', /Compass and Clinometer/i), // c s
  t.answer('What is the last thing you put out in audio?', '/podcasthub', /Nine Point Four/i), // c
  t.answer('running time of Archie Never Said Two', '/podcasthub', minutesLong), // c
  t.answer('which episodes can i hear to the end without paying', '/podcasthub', freeEpisode), // c
  t.answer(
    'Out of curiosity, which episode is the most expensive?',
    '/podcasthub',
    /A Day Beside a Well/i,
  ), // c
  t.answer(
    'somthing about arsnic in my well water',
    '/articles',
    /Nitrate, Arsenic, Fluoride|Nine Point Four/i,
  ), // c m
  t.answer('papr on pipper diagrams', '/articles', /Piper and Stiff|One Per Cent of Sea/i), // c m
  t.answer('what would the three printable field cards set me back', '/store', free), // c
  t.answer('what do you want for the groundwater e-book', '/store', gbp(22)), // c
  t.answer('Field Logging Handbook', '/store', gbp(24)), // c s
  t.answer(
    'I teach juniors. Is there a set of deliberately broken well files they can practise on?',
    '/store',
    /Six Faulty LAS Files/i,
  ), // c
  t.answer(
    'my classifier gets 97 % at home and falls apart in the next well, what should I read',
    '/articles',
    /Training Data Leakage|Spatial Cross.Validation|Marked Its Own Exam/i,
  ), // c
  t.answer(
    'reading the small lettering on scanned old maps by computer',
    '/articles',
    /From Paper to Points/i,
  ), // c
  t.answer(
    'how do i get flow direction from a few dipped wells, got a write-up?',
    '/articles',
    /Potentiometric Map|Groundwater, from Grain to Map/i,
  ), // c
  t.answer('strike and dip from three outcrops', '/articles', /Planes on Maps|When the V Points/i), // c
  t.answer('how much is the slug test article', '/articles', gbp(14)), // c
  t.answer('When did the one on spatial crossvalidaton come out?', '/articles', /2024/), // c m
  t.answer('My model keeps overlooking the coal seams', '/articles', /Rare Rocks|Class Imbalance/i), // c
  t.after(
    ['have you got a paper on the ion balance'],
    'same thing to listen to?',
    '/podcasthub',
    /The Balance That Closed/i,
  ), // c h
  t.after(
    ['what does Reading a Pumping Test cost'],
    'and how long is it',
    '/articles',
    pagesLong(4),
  ), // c h
  t.answer('what do you ask for the episode on compass errors', '/podcasthub', gbp(2.5)), // c
  t.answer(
    'density neutron crossover gas or shale',
    '/articles',
    /Density.Neutron Crossover|Not Every Crossover/i,
  ), // c
  t.answer(
    'core samples and wireline never agree on depth, any reading on that',
    '/articles',
    /Depth Matching of Logs and Core|Field Logging Handbook/i,
  ), // c

  // off topic or not sold
  x.none('who won the world cup in 2022'), // n
  x.none('banana bread recipe'), // n s
  x.none('do you hire out drilling rigs with a crew'), // n
  x.none('I am after a birthday present: do you have dinosaur teeth for sale?'), // n
  x.none('cheap flights to reykjavik'), // n s
  x.none('write my cat a poem'), // n
  x.none('how do I apply for a canadian work visa'), // n
  x.none('bitcoin price today'), // n s
  x.none('can you fix my washing machine'), // n
  x.none('recommend a good dentist in leeds'), // n
];
