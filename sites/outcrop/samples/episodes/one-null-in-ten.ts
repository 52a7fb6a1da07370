import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-one-null-in-ten',
  slug: 'one-null-in-ten',
  title: 'One Null in Ten: How to Distrust a LAS File',
  shortDescription:
    'A mean gamma ray of minus 46, a reservoir 16 metres out of place, and the one fault in a well-log file that nobody can put right.',
  longDescription: `LAS files are plain text, so anybody can read one, and anybody can write one. Many of those in circulation were written by programs that nobody tested. The faults that stop a loader are the kind ones; the others load without complaint.

You will hear how null values turn into measurements, how a rounded depth step walks away from the truth, what a table of plausible ranges finds in an instant, and which missing header line costs more than all the rest.

Free to hear. The sample paper “Anatomy of a LAS 2.0 File and Its Ten Commonest Faults” pairs each fault with its check.`,
  priceMinor: 0,
  publishedAt: '2026-01-13T07:00:00.000Z',
  paper: 'las-2-anatomy-and-faults',
  script: [
    'Somewhere in an archive there’s a well with an average gamma ray of minus 46. Nobody has noticed, because nobody looks at the average. They look at the plot, and the plot is clipped at zero.',
    'Here is how you get minus 46. Take a clean set of readings around 60. Now replace one in ten with {−999.25|minus nine nine nine point two five}, which is how a {LAS|lass} file says: no value here. If your program knows that, fine. If it doesn’t, it takes the number for a measurement, and drags the mean of the whole well below zero.',
    '{LAS|lass} is a wonderful format, because you can read it with your own eyes. A few sections, each one starting with a tilde. Version. Well. Curves. And at the end the numbers, in columns with no names on them. Whatever the curve section lists, in that order, that’s what the columns are. Leave out one line, and every curve after it takes its neighbour’s name.',
    'So count. Values in each row, against lines in the curve section. It’s the cheapest check there is.',
    'Then look at the step. Half a foot is 0.1524 metres. Somebody rounds it to 0.15. It looks harmless. But if a program works out the depth from the step, instead of reading the depth column, then after one kilometre you’re 16 metres out. You could miss the reservoir altogether.',
    'Then the units. A density of {2350|twenty three fifty} isn’t in grams per cubic centimetre, whatever the header claims. A neutron porosity of 24 isn’t a fraction. You don’t need geology for this, only a table of what is plausible.',
    'The worst fault, though, isn’t in the numbers at all. It’s the missing line. No date. No run number. No word on whether depth was counted from the kelly bushing or from the ground. The others you can find and repair. That one, nobody can put back.',
    'So whatever you change, write it down, and keep the original beside it. Never repair in silence. The next reader may be you.',
  ],
};
