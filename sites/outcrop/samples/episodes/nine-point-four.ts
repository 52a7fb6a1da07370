import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-nine-point-four',
  slug: 'nine-point-four',
  title: 'Nine Point Four: Below the Limit, or Not?',
  shortDescription:
    'An arsenic result just under the guideline value, a family that waits for an answer, and a decision that is not chemistry.',
  longDescription: `The certificate says 9.4 micrograms per litre, and the guideline value is 10. Whether that is below depends on a number further down the page, and on a rule that somebody has to choose before the result is known.

You will hear how an expanded uncertainty becomes a chance of one in five, where the lines for “safe” and for “close the well” then lie, what the value of ten does and does not promise, what to do with results below the detection limit, and why the neighbour’s certificate is not yours.

The sample paper “Nitrate, Arsenic, Fluoride: Reading a Result against a Guideline Value” has the calculations. It explains how such results are read; it does not replace the advice of your health authority.`,
  priceMinor: 450,
  publishedAt: '2026-11-10T07:00:00.000Z',
  paper: 'nitrate-arsenic-fluoride',
  script: [
    'The certificate says 9.4. Micrograms of arsenic in a litre of well water. The guideline value is 10. A family is waiting for you to say whether they may drink it.',
    'Look further down the page. Expanded uncertainty: 1.5, with a coverage factor of 2. So one standard uncertainty is 0.75. The limit is 0.6 away. That’s 0.8 of a standard uncertainty. And if the errors follow the usual bell curve, there’s one chance in five that the true value lies above 10.',
    'One in five. Is that safe? Notice that chemistry has just left the room. How much risk to accept is a decision, and somebody has to own it. If you want to be 95 percent sure that the water is below 10, then with this laboratory the result has to be 8.8 or less. If you want to be just as sure before you close a well, it has to be 11.2 or more. In between, the honest answer is to sample again. What you can’t do is choose the rule after you’ve seen the number.',
    'And know what the 10 means. For arsenic the guideline value is provisional. It was set by what treatment and laboratories can manage. It doesn’t promise that 9 is harmless. Other ions work on other clocks. Nitrate can harm a bottle fed baby within days. Fluoride, like arsenic, takes years.',
    'Then there are the results that aren’t numbers. Less than 1. Please don’t replace it by a half. You’d be inventing a measurement. Less than 1 is below 10, and that’s all you need. But less than 20 decides nothing, and that sample should have gone to another laboratory.',
    'Send a blank with every batch: pure water that goes through everything the sample goes through. The bottle, the filter, the acid, the road. Whatever turns up in it is yours, and not the aquifer’s.',
    'And test every well. In young sediments without oxygen, iron oxides dissolve and let go of their arsenic, and two neighbouring wells can differ by a factor of ten. Your neighbour’s certificate is about your neighbour’s well.',
  ],
};
