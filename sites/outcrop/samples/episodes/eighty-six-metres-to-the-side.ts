import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-eighty-six-metres-to-the-side',
  slug: 'eighty-six-metres-to-the-side',
  title: 'Eighty-Six Metres to the Side',
  shortDescription:
    'Three norths, one belt buckle and a strike that is not there: what stands between a compass reading and a direction.',
  longDescription: `A compass bearing is not yet a direction. Between the needle and the map stand declination, convergence, the steel in your pockets and the shape of the rock itself.

You will hear one reading carried from the needle to the grid with the numbers of an ordinary map margin, how little field really turns the needle, how well a strike can be known on a gentle dip, and how four good readings average to exactly the wrong direction.

Short enough for the walk in. The sample paper “Compass and Clinometer” has the tables and the arithmetic.`,
  priceMinor: 250,
  publishedAt: '2026-06-09T07:00:00.000Z',
  paper: 'compass-and-declination',
  script: [
    'You’re on a hillside with a compass reading of 240 degrees, and a map in the other hand. You’re about to plot it. Wait. That number isn’t a direction yet. It’s only what the needle said.',
    'There are three norths in the margin of a good map. True north, towards the pole. Magnetic north, where the needle points. And grid north, the lines that somebody printed because paper is square. Ours says: declination 6.4 degrees west in 2010, decreasing by 0.17 a year. It’s 2026. After 16 years, that leaves 3.7 degrees west. So 240 becomes 236.3 from true north. The grid itself leans another 1.2 degrees, so you plot 235.1.',
    'The difference is 4.9 degrees. It doesn’t sound like much. Walk one kilometre along that line, and you’re 86 metres to the side. That can be the wrong stream.',
    'Next, look at your own belt. In Britain, only about 19 microtesla of the Earth’s field pull the needle round. The rest of it points into the ground. One microtesla, from something steel, turns the needle by 3 degrees. The hammer. The clipboard. The phone. The magnet in the cover of your tablet. Put all of it two metres away. And on basalt, or on serpentinite, sight from A to B, and then from B back to A. If the two bearings don’t differ by 180 degrees, one of those places is disturbed.',
    'Last, know what you can’t know. Say that your hand is good to 2 degrees. On a bed that dips at 30, the strike is good to 4. On a bed that dips at 5, it’s good to 24. You weren’t careless. A nearly flat bed has hardly any strike to measure. So take its dip over a longer base, and leave the decimals at home.',
    'And when you average, remember that you’re on a circle. Here are four dip directions: {350|three fifty}, {10|ten}, 5, and {355|three fifty five}. Add them up and divide by four. 180. The bed dips north, and the arithmetic says south. Average the poles instead, as vectors, and you’ll get a direction you can walk in.',
  ],
};
