import { questionsOn, type AskedQuestion } from '../../asked-question.ts';
import { episode, episodePrice, paper } from '../../figures.ts';

const n = questionsOn('audio');
const l = questionsOn('data analysis');
const v = questionsOn('privacy');
const m = questionsOn('terms');
const u = questionsOn('papers');
const e = questionsOn('episodes');
const o = questionsOn('company');
const f = questionsOn('off topic');

/** Written by several people from the pages alone; held out until 2026-11-25. */
export const otherPeople3: readonly AskedQuestion[] = [
  n.answer(
    'And if I hate the sample, do I still have to pay?',
    '/audio',
    /owe[sd]? (?:you |us )?nothing|nothing is due|only after you (?:have )?approved|free whatever|only when you like/i,
  ),
  n.answer(
    'Do you train AI models on the texts people send in for reading?',
    '/audio/privacy',
    /not (?:be )?used to train|(?:not|never|n.t)[^.]*train/i,
  ),

  // Data analysis (4)
  l.answer(
    'What do I write in the subject line to get a data analysis going?',
    '/data-analysis-service',
    /dataanalysis/i,
  ),
  l.answer(
    'our well data is under NDA, can you still work on it',
    '/data-analysis-service',
    /agreement|confidential/i,
  ),
  l.answer(
    'data analisys price',
    '/data-analysis-service',
    /\bquote\b|agreed before|\boffer\b|one price/i,
  ), // m s
  l.answer(
    'Will you be honest if your fancy model is no better than a rule of thumb?',
    '/data-analysis-service',
    /simple rule|rule is as good/i,
  ),

  // Privacy (6)
  v.answer(
    'Do I have to click away a cookie banner here? What cookies are set?',
    '/privacy',
    /no cookies/i,
  ),
  v.answer('backup retention', '/privacy', /35 days/i), // s
  v.answer('is the stuff I type in this chat stored somewhere?', '/privacy', /not stored/i),
  v.answer(
    'how to get my data deletd without loging in',
    '/privacy/delete-data',
    /\bform\b|without signing in|delete my data|need no account/i,
  ), // m
  v.answer(
    'Which company hosts your site and my data?',
    '/privacy',
    /\bAWS\b|amazon web services/i,
  ),
  v.after(
    ['What happens to my account data when I delete it?'],
    'and the fingerprint of my address, for how long is that kept?',
    '/privacy',
    /365 days/i,
  ), // h

  // Terms and licences (4)
  m.answer(
    'Can I pass a paper I bought on to my coworkers?',
    '/terms',
    /not included|licen[cs]e|personal right|not to pass on/i,
  ),
  m.answer('governing law?', '/terms', /ontario/i), // s
  m.answer(
    'Are we alowed to instal Core on all the build servers of our company?',
    '/terms',
    /every machine/i,
  ), // m
  m.answer(
    'Say your software messes up my project. What are you liable for?',
    '/terms',
    /gross negligence|up to (?:the amount|what) (?:that )?you paid/i,
  ),

  // Papers (6)
  u.answer(
    'Is there a paper of yours on how a model can have seen the answers before the test?',
    paper('training-data-leakage'),
    /training data leakage/i,
  ),
  u.answer(
    'What does the WHO say is the guideline for arsenic in drinking water?',
    paper('nitrate-arsenic-fluoride'),
    /\b10\s?[µμ]g/i,
  ),
  u.answer('storativity specific yield', paper('storativity-and-specific-yield'), /confined/i), // s
  u.answer(
    'why are random folds a bad idea when I validate a map from clustered samples',
    paper('spatial-cross-validation'),
    /optimistic|too small an error|flatters?/i,
  ),
  u.answer(
    'have you somthing to read on compas declinaton',
    paper('compass-and-declination'),
    /compass and clinometer/i,
  ), // m
  u.answer(
    'Can one read the free papers without making an account?',
    '/',
    /without an account|no account|without telling us/i,
  ),

  // Episodes (5)
  e.answer(
    'Which episode tells about the arsenic result just below the limit?',
    episode('nine-point-four'),
    /nine point four/i,
  ),
  e.answer(
    'How much is "A Day Beside a Well"?',
    episode('a-day-beside-a-well'),
    episodePrice('a-day-beside-a-well'),
  ),
  e.answer('listen before buying', '/podcasthub', /40 seconds|forty seconds|preview/i), // s
  e.after(
    ['Is there an episode about Piper diagrams?'],
    'what does it cost',
    episode('one-per-cent-of-sea'),
    episodePrice('one-per-cent-of-sea'),
  ), // h
  e.answer(
    'Can I get your episodes in Pocket Casts or whichever podcast app I use already?',
    '/podcasthub',
    /any podcast app|\bfeed\b/i,
  ),

  // Company (3)
  o.answer('company location?', '/contact', /sudbury|ontario|canada/i), // s
  o.answer(
    'who are the folks behind Outcrop, do they actually know rocks?',
    '/about',
    /geologists/i,
  ),
  o.answer('How many people use what you make?', '/about', /\b5\s?K\+?|5,?000/i),

  // Off topic (12)
  f.none('will it rain in Leeds tomorrow'),
  f.none('Please write a short poem about my cat'),
  f.none('bitcoin forecast'), // s
  f.none('who won the football world cup in 2018'),
  f.none('What is the best rock band of all time?'),
  f.none('Could you recomend a good dentist in Toronto?'), // m
  f.none('How do I get red wine out of a carpet?'),
  f.none('Would you be so kind as to translate "good morning" into Japanese?'),
  f.none('train times Glasgow'), // s
  f.none('and who wrote the lyrics?', 'Who sang Yellow Submarine?'), // h
  f.none('is my landlord allowed to raise the rent in winter'),
  f.none('easy lasagne recipe for six people'),
];
