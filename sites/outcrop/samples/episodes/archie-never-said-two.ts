import type { Episode } from './episode.ts';

export const episode: Episode = {
  id: 'pod-archie-never-said-two',
  slug: 'archie-never-said-two',
  title: 'Archie Never Said Two',
  shortDescription:
    'Where the exponents in your water saturation came from, and why the resistivity log is the input that matters least.',
  longDescription: `Almost every water saturation goes back to a short paper of 1942, and almost every one is computed with an exponent that its author gave as the upper end of a range.

You will hear what Archie measured, what the cementation exponent says about the pores, and one worked example carried through aloud: which errors move the answer, which do not, and by how much. The last part is about clay, the second conductor that makes the equation miss pay.

For geologists and engineers who receive saturations from others and want one good question to ask. The sample paper “Archie’s Equation and Where It Stops Working” has the derivation and the figures.`,
  priceMinor: 450,
  publishedAt: '2025-10-14T07:00:00.000Z',
  paper: 'archie-and-its-limits',
  script: [
    'In 1942, an engineer at Shell named Gus Archie published a few pages about electricity in sandstone. Almost every water saturation you have ever been handed goes back to them. And most of the time, somebody has typed the number two, twice, and moved on.',
    'Archie never said two. He measured cores full of brine, and saw that the resistivity of the rock is a fixed multiple of the resistivity of the water. He called that multiple the formation factor. Then he noticed how it climbs as porosity falls: one over porosity, raised to an exponent. In loose sand the exponent was about 1.3. In consolidated sandstone it was between 1.8 and 2. Two is the top of his range, not the middle of it.',
    'That exponent, {m|em}, isn’t a constant of nature. Think of it as the price of cement. As cement closes the throats between the grains, the current has to take longer and narrower ways round, and {m|em} goes up. Vugs push it above 2, sometimes past 3, because a vug adds volume that hardly conducts. Open fractures pull it down towards 1, because they are straight paths.',
    'So let’s put numbers in. A clean sandstone with 22 percent porosity. Water of 0.05 ohm metres. A true resistivity of 10 ohm metres. Both exponents at 2. The arithmetic gives a water saturation of 32 percent. Now lower the porosity by two units, which no porosity log would find insulting. Saturation rises by about 3 units. Put {m|em} up to 2.1, and it rises by two and a half. Get the resistivity wrong by 5 percent, and it barely moves: less than 1 unit.',
    'Notice what that means. The curve that everybody stares at, the deep resistivity, is the one that matters least. The porosity and the exponent, which people borrow from the next field, matter most. Together, ordinary errors leave that 32 percent good to about plus or minus 5.',
    'And then there is clay. Clay surfaces conduct on their own account. The equation doesn’t know that, so it sees current and reports water. In a shaly sand the mistake always goes the same way: you walk past pay.',
    'So here’s the habit. Next time someone shows you a saturation, don’t ask about the resistivity. Ask where {m|em} came from. If the answer is a core, good. If the answer is a shrug, add an error bar.',
  ],
};
