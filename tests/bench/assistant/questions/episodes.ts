import { questionsOn } from '../asked-question.ts';
import { episode, episodePrice } from '../figures.ts';

const { answer, after, none } = questionsOn('episodes');

export const episodes = [
  answer(
    'Which episodes are free?',
    '/podcasthub',
    /free/i,
    /gamma ray counts|null in ten|balance that closed|stranger/i,
  ),
  answer('free episodes', '/podcasthub', /free/i),
  answer('What is the episode “Nine Point Four” about?', episode('nine-point-four'), /arsenic/i),
  answer(
    'How much is Nine Point Four?',
    episode('nine-point-four'),
    episodePrice('nine-point-four'),
  ),
  answer(
    'A Day Beside a Well price',
    episode('a-day-beside-a-well'),
    episodePrice('a-day-beside-a-well'),
  ),
  answer(
    'Is there an episode about the compass?',
    episode('eighty-six-metres-to-the-side'),
    /eighty-six metres/i,
  ),
  answer('epsiode about piper diagrams', episode('one-per-cent-of-sea'), /one per cent of sea/i),
  answer(
    'How long is “Archie Never Said Two”?',
    episode('archie-never-said-two'),
    /2:4[34]|2 ?min|164 s|nearly three|3 minutes/i,
  ),
  answer(
    'Which episode tells of the ion balance?',
    episode('the-balance-that-closed'),
    /balance that closed/i,
  ),
  answer(
    'Do I have to pay for What the Gamma Ray Counts?',
    episode('what-the-gamma-ray-counts'),
    /free/i,
  ),
  answer(
    'cheapest episode',
    episode('eighty-six-metres-to-the-side'),
    episodePrice('eighty-six-metres-to-the-side'),
  ),
  answer(
    'what is the podcast about',
    '/podcasthub',
    /episodes?/i,
    /rocks|logs|water|papers read aloud/i,
  ),
  answer('audio book', '/podcasthub', /episodes?/i),
  answer('Who reads the episodes?', '/podcasthub', /synthetic voice|narrated/i),
  answer(
    'Which three elements does a gamma ray log count?',
    episode('what-the-gamma-ray-counts'),
    /potassium/i,
    /thorium/i,
    /uranium/i,
  ),
  answer(
    'Why is not every crossover gas?',
    episode('not-every-crossover-is-gas'),
    /gas/i,
    /lithology|clay|washout|sandstone/i,
  ),
  after(
    ['Which episode is about arsenic?'],
    'what does it cost?',
    episode('nine-point-four'),
    episodePrice('nine-point-four'),
  ),
  after(
    ['What is “A Day Beside a Well” about?'],
    'how much?',
    episode('a-day-beside-a-well'),
    episodePrice('a-day-beside-a-well'),
  ),
  none('latest joe rogan episode'),
  none('which netflix series should I watch'),
];
