import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-one-per-cent-of-sea',
  slug: 'one-per-cent-of-sea',
  title: 'One Per Cent of Sea: Reading a Piper Diagram',
  shortDescription:
    'One glass of seawater among a hundred moves the point half of the way. What Piper shows, what it hides, and what Stiff gives back.',
  longDescription: `A Piper diagram plots shares of charge, not volumes. It is the reason why a trace of seawater looks like a flood on it, and why a flood looks like more of the same.

You will hear a mixture made glass by glass, how ion exchange carries a point off the mixing line and in which direction, how chloride gives the size of that exchange in one subtraction, and what a Stiff diagram adds.

For hydrogeologists who draw both and for those who have to believe them. The sample paper “Piper and Stiff Diagrams, and What They Leave Out” has the five waters in full.`,
  priceMinor: 400,
  publishedAt: '2026-02-10T07:00:00.000Z',
  paper: 'piper-and-stiff-diagrams',
  script: [
    'Take 99 glasses of fresh well water, and add one glass of sea. Now plot the mixture on a Piper diagram. How far does the point travel from the well to the sea? One percent of the way? No. Half of it.',
    'Piper’s diagram, from 1944, shows shares of charge and not of volume. There are two triangles, one for the positive ions and one for the negative, and a diamond above them where the two points meet. Our fresh water carries about 6 milliequivalents per litre. Sea water carries about 605. So one percent of sea brings as much charge as all the fresh water around it.',
    'At 5 percent of sea you’re 84 percent of the way. And from 10 percent up to pure sea water, the diagram can hardly tell one from the next. A tight cluster in the sodium chloride corner may be a touch of sea, or it may be the sea. The picture can’t say.',
    'What it can show is chemistry. A plain mixture stays on the straight line between its parents. So when a point leaves the line, something has happened to it. Salt water coming in gives up sodium, takes calcium from the clays, and drifts towards calcium chloride. Fresh water coming back does the reverse. It gives up calcium, takes sodium, and ends as sodium bicarbonate, a water that no mixing of those two could have made.',
    'You can put a number on it. Chloride takes no part in the trade, so chloride tells you how much sea there is. Work out the sodium which that mixture ought to hold. Compare it with the sodium that it does hold. What is missing went onto the clay.',
    'Then draw the same water the way Stiff did, in 1951. Positive ions to the left, negative to the right, the ends joined up. The shape tells you what kind of water it is. The width tells you how much is dissolved in it, and that’s exactly what the Piper diagram throws away.',
    'So never show one without the other. And before either, check that the charges balance. A diagram of a bad analysis is only a handsome mistake.',
  ],
};
