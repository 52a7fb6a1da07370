import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-a-day-beside-a-well',
  slug: 'a-day-beside-a-well',
  title: 'A Day Beside a Well',
  shortDescription:
    'A pumping test heard reading by reading: the straight line, the early points that spoil it, the edge of the aquifer, the recovery.',
  longDescription: `A pumping test costs a day, a generator and a good deal of water. Most of what it says is said in the shape of one curve, and part of the best half is said after people have driven home.

You will sit beside an observation well for 24 hours and hear the readings as they come. From four of them you will get a transmissivity in your head; from the first two you would get a wrong one, and you will hear why. Then the slope doubles, and the curve goes flat, and each time the question is what the aquifer has met.

For those who run tests, and for those who sign what comes out of them. The sample paper “Reading a Pumping Test” has the data, the curves and the equations.`,
  priceMinor: 600,
  publishedAt: '2026-05-12T07:00:00.000Z',
  paper: 'reading-a-pumping-test',
  script: [
    'A pumping test is an expensive way to ask a simple question. Start a pump, and write down how fast the water falls in a hole nearby. Ours runs for 24 hours at 20 litres a second, and the observation well is 60 metres away. Let’s sit beside it.',
    'After 1 minute, the water is down 15 centimetres. After 10 minutes, 67. After 100 minutes, 1 metre 29. After 1000, 1 metre 92. Do you hear it? From ten minutes to a hundred, it fell by 62 centimetres. From a hundred to a thousand, by 63. Ten times longer, and the same drop. That’s a straight line, if you plot time on a logarithmic axis.',
    'It’s what Cooper and Jacob saw, in 1946. The slope of that line, and the pumping rate, are all you need for the transmissivity. Here it’s about 500 square metres a day. And where the line meets zero drawdown, you read the time that gives you the storativity. Here that’s two parts in ten thousand: a confined aquifer, giving up its water without emptying a single pore.',
    'But go back to the beginning. From one minute to ten, it fell by only 52 centimetres. Draw your line through those, and the transmissivity comes out at 600: a fifth too high. Those readings aren’t bad. The straight line just hadn’t begun. There’s a small number, called {u|you}, that tells you when it has. It starts large and shrinks with time, and it’s larger the farther away you stand. You want it below 0.05, or below 0.01 if you’re strict. Compute it from your own answer, and see which readings were entitled to be on the line.',
    'Now suppose that the slope suddenly doubles. The aquifer hasn’t become poorer. You’ve found its edge. The cone has met a wall, a fault perhaps, or the side of a buried valley, and it behaves as though a second well were pumping behind it. And if the curve goes flat instead, water is coming in, from a river, or through the clay above. Geology has to say which.',
    'Then, turn off the pump, and don’t go home. As the water recovers it tells the same story again, and no pump disturbs the rate. Recovery is free. It’s often the better half of the test, and it’s the half that people drive away from.',
    'One rule to take with you. A transmissivity deserves two significant figures. Anyone who gives you four has been listening to the calculator, and not to the well.',
  ],
};
