import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-what-the-gamma-ray-counts',
  slug: 'what-the-gamma-ray-counts',
  title: 'What the Gamma Ray Counts',
  shortDescription:
    'Not clay, and not grain size. A short listen to the commonest log of all, and to the four rocks and muds that deceive it.',
  longDescription: `The gamma-ray log is the first curve that most of us learn to read, and the one we stop thinking about first. It counts random flashes from three elements. That it also tells shale from sand is a piece of luck, and luck has exceptions.

You will hear where the API unit comes from, why one reading can mean 50, 25 or 22 per cent of shale depending on whose curve is used, four ways in which the log deceives, and why thin sands are better than they look.

Free to hear, and a companion to the sample paper “Reading a Gamma-Ray Log”.`,
  priceMinor: 0,
  publishedAt: '2025-11-11T07:00:00.000Z',
  paper: 'reading-a-gamma-ray-log',
  script: [
    'Hold a Geiger counter to a slab of granite, and listen. Click. Click, click. Nothing. Click. Those gaps are the first thing to understand about a gamma ray log. It isn’t measuring something smooth. It’s counting random events, one flash at a time.',
    'The flashes come from three sources: potassium, and the decay chains of thorium and uranium. Notice what isn’t on that list. Clay isn’t on it. Grain size isn’t on it. The log reads shale only because, in most sediments, clays carry the potassium and hold on to the thorium. It’s a good proxy. It’s still a proxy.',
    'The scale is a lovely piece of history. In the 1950s, at the University of Houston, they poured a pit of concrete with one radioactive layer in it. The difference between that layer and the dull concrete beside it is, by definition, 200 {API|A P I} units. A clean sandstone reads perhaps 10 to 40. An ordinary shale, 80 to 150.',
    'So you draw two lines. One through the cleanest sand that lasts for more than a metre, and one through the typical shale. Halfway between them, the linear rule says: half shale. Hold on to that figure, because the others don’t agree. Steiber says 25 percent. Larionov, for Tertiary rocks, says 22. Same reading, same rock, and half the shale, or less. None of them is true by itself. They are fits to somebody else’s basin.',
    'Take the straight line as the most it can be. Then let core decide how far to come down.',
    'And watch for four deceivers. A sand full of potassium feldspar looks shaly. Mud mixed with potassium chloride lifts the whole well. Uranium in a dolomite looks like a streak of shale. And a washed out hole, full of barite mud, makes shale look cleaner than it is.',
    'One last thing. The tool sees a few decimetres up and down. A sand half a metre thick may be perfectly clean, and the log will never say so, because half of what it hears is the shale above and below. So read your boundaries at half height, and forgive thin sands. They are better than they look.',
  ],
};
