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
  not,
  gbp,
  cad,
  free,
  privacyMail,
  corePrice,
  faulty,
  again,
  receipt,
  stripe,
  noExpiry,
  pagesLong,
  house,
  hours24,
  days30,
  hours24to48,
  lasVersions,
  thirteen,
  ontario,
  thumb,
  sevenDays,
} from './expected.ts';

/** Written by others from the pages and the catalogue alone; held out until 2026-11-25 (docs/decisions/0035). */
export const setB1: readonly AskedQuestion[] = [
  // Short
  o.answer('Price of Core, please', '/core', corePrice), // s
  o.answer('Which LAS versions?', '/core', lasVersions), // s
  l.answer('Licence of Core?', '/core', /every machine|company|read and change|licen[cs]e/i), // s
  k.answer('Your postal address?', '/contact', /Quarry Road/), // s
  k.answer('E-mail for privacy?', '/privacy', privacyMail), // s
  y.answer('Means of payment?', '/terms', stripe), // s
  r.answer('Conditions of refund?', '/terms', faulty), // s
  y.answer('Is a receipt sent?', '/terms', receipt), // s
  d.answer('Download once more?', '/store', again), // s
  a.answer('Creating an account', '/register', /e-?mail address/i, /password/i), // s
  a.answer('Lost my password', '/forgot-password', /link|new password|reset/i), // s
  a.answer('Closing my account', '/privacy', /profile|delete my data|form/i), // s
  c.answer('Price of credits', '/credits', gbp(5)), // s
  c.answer('Validity of credits?', '/credits', noExpiry), // s
  f.answer('Length of preview?', '/podcasthub', /\b40\b|forty/i), // s
  n.answer('Narration, which price?', '/audio', cad(1.5)), // s
  n.answer('Narration in Italian?', '/audio', /1\.[24]0?\b|language/i), // s
  s.answer('Consulting quote cost?', '/terms', /nothing|free/i), // s
  s.answer(
    'Data analysis offer',
    '/data-analysis-service',
    /offer|24 hours|quote|DataAnalysis|report/i,
  ), // s
  w.answer('LapisAI, what is?', '/lapisai', /research assistant|geology/i), // s
  w.answer('AquaTest languages?', '/aquatest-ai', /30\+?/), // s
  w.answer('Nexus mapping platform', '/', /layers|boreholes|browser|sections/i), // s
  g.answer('Recommended hammer weight', '/gear?tab=field', /\b620\b|22 oz/i), // s
  g.answer('Compass with clinometer', '/gear?tab=field', /strike|declination|dip/i), // s
  v.answer(
    'Trackers on site?',
    '/about',
    /no trackers|no (?:advertising|third)|no script|sets no|not? .{0,30}(?:track|cookie)/i,
  ), // s
  v.answer('Where servers run?', '/privacy', /AWS|Amazon/), // s
  not(a.answer('Minimum age, please', '/terms', thirteen), /minimum age is (?!13)\d/i), // s
  l.answer('Applicable law?', '/terms', ontario), // s
  k.answer('Press enquiries', '/contact', /press|support@|deadline/i), // s
  x.none('Cheese fondue recipe'), // s n
  x.none('Hotel in Vienna?'), // s n
  x.none('Printed calendar for 2027?'), // s n
  t.answer('Latest episode?', '/podcasthub', /Nine Point Four/i), // s c

  // Misspelt
  o.answer('Please, how do I uninstal the programm Core?', '/docs', /uninstall|remov|folder|npm/i), // m
  t.answer('I search the artikel over piper diagramm', '/articles', /Piper/), // m c
  t.answer('What costs the papper on pumping testes?', '/articles', gbp(12)), // m c
  r.answer(
    'I have payed two times by eror, what now?',
    '/terms',
    /second payment|goes back|money back|support@/i,
  ), // m
  y.answer('Where can I see my recieps?', '/register', receipt), // m
  c.answer('Can one credit be retourned when the anwser was not helpfull?', '/credits', thumb), // m
  a.answer(
    'I wish to chanche my e-mail adress in the acount',
    '/privacy',
    /support@|privacy@|write to us|we put right|correct/i,
  ), // m
  v.answer(
    'Do you giv my datas to advertisors?',
    '/privacy',
    /not sell|sell nothing|nobody|no advert|not .{0,40}advertis/i,
  ), // m
  f.answer('Is there a transkript with the epsiodes?', '/podcasthub', /transcript/i), // m
  n.answer('How long you conserve the audio filles?', '/audio/terms', sevenDays), // m
  n.answer('Is the first minut realy gratis?', '/audio', free), // m
  o.answer('Wich operating sistems for Core?', '/core', /linux/i, /windows/i), // m
  o.answer('What is meaned by the rule depth-gapp?', '/docs', /1\.5|rows are missing|missing/i), // m
  l.answer(
    'May I reproduse a figur of your paper in my lecture?',
    '/contact',
    /teaching|ask|quot|write|source/i,
  ), // m
  w.answer('Aqua Test app, does it exept a fotograph?', '/aquatest-ai', /photo/i), // m
  s.answer('In how many hours you repley for data analisis?', '/contact', hours24), // m
  g.answer(
    'Who is payed when I buy by your Amazone link?',
    '/gear',
    /commission|affiliate|earns?/i,
  ), // m
  t.answer('Feild notebook, is this paper free of charg?', '/articles', free), // m c
  k.answer('Can I rite you per Watsapp?', '/contact', /whatsapp/i), // m
  x.none('Wich wether will it be tomorow in Prag?'), // m n

  // Follow-ups
  o.after(
    ['I consider to buy the Core tool.'],
    'May my company use it on the build servers too?',
    '/core',
    /build pipelines|every machine|company/i,
  ), // h
  o.after(
    ['What does exit code 1 signify?'],
    'And the code 0?',
    '/docs',
    /no problems|nothing was found|nothing found/i,
  ), // h
  c.after(
    ['I would like to buy credits for the assistant.'],
    'Which package has the lowest price per reply?',
    '/credits',
    /120/,
  ), // h
  t.after(['Do you have a paper on the ion balance?'], 'Must I pay for it?', '/articles', free), // h c
  t.after(
    ['Please tell me of the paper on depth matching.'],
    'What is its price, if you please?',
    '/articles',
    gbp(12),
  ), // h c
  t.after(['I am interested in Six Faulty LAS Files.'], 'How much does it cost?', '/store', gbp(6)), // h c
  n.after(
    ['I want a thesis narrated.'],
    'When would I have it, for 90 minutes of audio?',
    '/audio',
    hours24to48,
  ), // h
  a.after(
    ['I forgot the password of my account.'],
    'For how long is the link valid?',
    '/privacy',
    /30 minutes/i,
  ), // h
  v.after(
    ['I ask for deletion of my data.'],
    'Within how many days is it done?',
    '/privacy/delete-data',
    days30,
  ), // h
  r.after(
    ['My payment is disputed with the bank.'],
    'Can I still open the paper meanwhile?',
    '/terms',
    /rests|until the bank|closed|settled|decided|\bno\b|cannot/i,
  ), // h
  s.after(
    ['I think of a data analysis project.'],
    'Who owns the figures and the code afterwards?',
    '/terms',
    /yours/i,
  ), // h
  f.after(
    ['Are there free episodes?'],
    'And can I hear a part of the paid ones before?',
    '/podcasthub',
    /\b40\b|preview/i,
  ), // h
  w.after(
    ['What is the AquaTest application?'],
    'Is a registration necessary for it?',
    '/aquatest-ai',
    /no account|without an account|no registration|not? need/i,
  ), // h

  // Not here
  x.none('Could you kindly recommend a good restaurant in Sudbury?'), // n
  x.none('I would like to ask who was the first man on the Moon.'), // n
  x.none('Would you be so kind to explain me how to bake rye bread?'), // n
  x.none('Please, which football club won the Champions League?'), // n
  x.none('Do you offer gift vouchers which I could give to my nephew?'), // n
  x.none('Do you also organise guided excursions to Iceland for retired persons?'), // n
  x.none('Can you repair my old pocket watch?'), // n
  x.none('What is the best remedy against back pain?'), // n
  x.none('Do you buy old mineral collections from private persons?'), // n
  x.none('How do I renew my passport at the embassy?'), // n
  x.none('Kindly write a birthday poem for my wife Helga.'), // n
  x.none('What is the timetable of the ferry to Harwich?'), // n

  // The catalogue
  t.answer('Good day, what would “Describing a Core” cost me?', '/articles', gbp(18)), // c
  t.answer(
    'Is there in your library something about uncertainty of facies models?',
    '/articles',
    /How Sure|Uncertainty in Facies/i,
  ), // c
  t.answer('How many pages has the paper on Archie’s equation?', '/articles', pagesLong(5)), // c
  t.answer('Who is the author of “Choosing a Projection and a Datum”?', '/articles', house), // c
  t.answer(
    'I look for a text on cable stretch and the depth of logs.',
    '/articles',
    /Depth Matching/i,
  ), // c
];
