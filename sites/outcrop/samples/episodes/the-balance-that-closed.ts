import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-the-balance-that-closed',
  slug: 'the-balance-that-closed',
  title: 'The Balance That Closed and Was Wrong',
  shortDescription:
    'The ion balance catches missing magnesium and misses nitrate by a factor of four. A story of one perfect analysis, and its cure.',
  longDescription: `Water is neutral, so the charges in an analysis must add up to the same sum on both sides. It is the first check of every laboratory report. It is also the one that is trusted too far.

You will hear how large an error luck alone explains, which mistakes the balance finds at once, why it is blind to the ion that matters most to a bottle-fed child, and how an analysis can lose a tenth of its calcium on the way to the laboratory and still close.

Free to hear, and a companion to the sample paper “Does the Analysis Add Up?”.`,
  priceMinor: 0,
  publishedAt: '2026-03-10T07:00:00.000Z',
  paper: 'the-ion-balance',
  script: [
    'This is a story about an analysis that was perfect, and wrong.',
    'Water is electrically neutral. It has to be. So if a laboratory has found every ion, the positive charges and the negative charges must come to the same sum. Divide each concentration by its equivalent mass, add up the two sides, and compare. The gap, as a share of the total, is the charge balance error.',
    'How small should it be? Say that each ion is measured to 3 percent. Then luck alone scatters the balance of an ordinary ground water by about one and a half. So a limit of 5 percent is generous, and 2 is fair. And a balance of exactly zero, every time, is suspicious. Perhaps somebody fills in the sodium by difference.',
    'What does the check catch? Forget the magnesium in a limestone water, and the error jumps to minus 11 percent. Read the alkalinity in the wrong unit, and it’s plus 5. Good.',
    'Now read the nitrate in the wrong unit. The laboratory reported 4.2, as nitrogen. You entered 4.2 of nitrate. You’re wrong by a factor of more than four, in the one ion that the parents of a bottle fed baby care about. And the balance moves from minus 0.9 to plus 0.9. It looks no worse at all. The check can’t see small ions.',
    'And now the perfect one. Ground water full of carbon dioxide comes up into a bottle. The gas escapes, the {pH|P H} rises, and calcite grows on the walls. Calcium leaves the water. Carbonate leaves with it, in equal charge. You send that bottle to the laboratory, and the balance is as good as ever. Both sides have lost the same amount, so nothing complains.',
    'The cure is older than the computer. Measure {pH|P H} and alkalinity at the well, not a week later. And call a second witness: the conductivity. A hundred times the sum of the cations, in milliequivalents per litre, should land within a tenth of it, in microsiemens per centimetre. That catches the other silent error, when every ion is low by the same factor. A diluted sample balances beautifully.',
    'A balance that fails tells you to stop. A balance that closes only tells you to go on looking.',
  ],
};
