import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { figure1, figure2, figure3, readings } from './figures/reading-a-pumping-test.ts';

export const paper: Paper = {
  id: 'art-reading-a-pumping-test',
  slug: 'reading-a-pumping-test',
  title: 'Reading a Pumping Test: Theis, Cooper–Jacob and the Shape of the Curve',
  shortDescription:
    'Transmissivity and storativity from one observation well, worked by curve matching and by the straight line, with the departures that reveal a boundary.',
  longDescription: `A constant-rate pumping test is the most direct look that a hydrogeologist gets at an aquifer. The data are a column of times and a column of water levels, and two methods of analysis, by Theis in 1935 and by Cooper and Jacob in 1946, still carry most of the work.

The paper follows one set of readings through both methods, with every number shown, and explains when the straight line may be drawn and what happens when it is drawn too early. It then shows what boundaries, well storage and recovery do to the curve, because the shape says more about the aquifer than the two parameters do.

The readings are synthetic and computed from stated parameters, so that you can check each step and see how much of the truth the analysis returns.`,
  category: 'Groundwater | Pumping tests',
  priceMinor: 1200,
  author: houseAuthor,
  publishedAt: '2023-09-19T08:30:00.000Z',
  keywords: ['transmissivity', 'storativity', 'Theis curve', 'recovery', 'image well'],
  abstract:
    'We analyse one synthetic constant-rate test by matching the Theis curve and by the straight line of Cooper and Jacob. Both return the transmissivity from which the readings were computed to within one per cent, and the storativity to within three. Drawing the straight line through early readings gives a transmissivity that is too high by a fifth. A barrier or a source of recharge changes the slope in a way that no choice of parameters can imitate, and recovery offers a second, independent value at no cost.',
  sections: [
    {
      heading: 'What a test measures',
      blocks: [
        'Pump a well at a constant rate and the water level around it falls in a widening cone. How fast the cone deepens depends on the *transmissivity* of the aquifer, the ease with which water moves towards the well. How fast it widens depends also on the *storativity*, the volume that each square metre of aquifer yields for each metre of fall in head. A single observation well, read often, separates the two.',
        'Theis (1935) borrowed the solution from the conduction of heat. In a confined aquifer that is extensive, uniform and of constant thickness, pumped by a well of negligible diameter through its full depth, the drawdown *s* at distance *r* and time *t* is',
        {
          type: 'equation',
          text: 's = frac(Q; 4 π T) W (u),  with  u = frac(r^{2} S; 4 T t)',
          where:
            '*Q* is the pumping rate (m³/d), *T* the transmissivity (m²/d), *S* the storativity, and *W*(*u*) the well function, which is the exponential integral.',
        },
        'Figure 1 shows the function on logarithmic paper with the readings of our example laid over it. The test ran for 24 hours at 20 L/s (1728 m³/d), and the observation well is 60 m from the pumped one. The readings, in Table 1, are synthetic: they were computed from *T* = 500 m²/d and *S* = 2.0 × 10^{−4} and rounded to the centimetre, as a dip meter would give them.',
        {
          type: 'figure',
          caption:
            'The Theis curve, W(u) against 1/u, with the readings of Table 1 moved into the position of best fit. The cross marks the match point.',
          alt: 'Log–log plot of the Theis type curve rising steeply and then flattening. Fourteen readings lie on the curve between 1/u of 2 and 2800. A cross marks 1/u = 10, W = 1.',
          height: 212,
          graphic: figure1,
        },
        {
          type: 'table',
          caption: 'Synthetic readings at the observation well, 60 m from a well pumped at 20 L/s.',
          head: ['Time (min)', 'Drawdown (m)', 'Time (min)', 'Drawdown (m)'],
          numeric: [0, 1, 2, 3],
          rows: readings
            .slice(0, 7)
            .map(([t, s], i) => [
              String(t),
              s.toFixed(2),
              String(readings[i + 7]?.[0]),
              (readings[i + 7]?.[1] ?? 0).toFixed(2),
            ]),
        },
      ],
    },
    {
      heading: 'Two ways to the answer',
      blocks: [
        { type: 'subheading', text: 'Matching the curve' },
        'Plot the readings on paper of the same scale as the type curve, slide one sheet over the other with the axes parallel, and stop where they fit. Any point common to both sheets will do as match point, and round numbers save arithmetic. Under *W*(*u*) = 1 and 1/*u* = 10 the readings’ own axes show *s* = 0.275 m and *t* = 5.18 min, which is 0.00360 days.',
        'Then *T* = *Q* *W*(*u*)/(4π*s*) = 1728/(4π × 0.275) = 500 m²/d, and *S* = 4*T* *t* *u*/*r*^{2} = 4 × 500 × 0.00360 × 0.1/3600 = 2.0 × 10^{−4}. The strength of the method is that all readings take part. Its weakness is the flat right-hand end of the curve, which slides along itself: without early readings the match is a matter of taste.',
        { type: 'subheading', text: 'The straight line' },
        'Cooper and Jacob (1946) saw that when *u* is small the well function is nearly a logarithm. The drawdown then plots as a straight line against the logarithm of time, and two numbers read from that line are enough.',
        {
          type: 'equation',
          text: 'T = frac(2.30 Q; 4 π Δs),  and  S = frac(2.25 T t_{0}; r^{2})',
          where:
            '*Δs* is the rise in drawdown over one log cycle of time (m) and *t*_{0} the time at which the line, drawn backwards, meets zero drawdown (d).',
        },
        'In Figure 2 the line through the late readings passes 1.29 m at 100 minutes and 1.92 m at 1000 minutes, so *Δs* is 0.63 m and *T* = 2.30 × 1728/(4π × 0.63) = 502 m²/d. It meets zero at 0.90 min, or 6.2 × 10^{−4} days, and *S* = 2.25 × 502 × 6.2 × 10^{−4}/3600 = 1.95 × 10^{−4}. Both values are as close to the truth as readings to the centimetre allow.',
        {
          type: 'figure',
          caption:
            'The same readings against the logarithm of time. The solid line is drawn through the late readings; the dashed one, wrongly, through the first ten minutes.',
          alt: 'Semi-logarithmic plot of drawdown, increasing downwards, against time. Late readings fall on a straight line that meets zero at 0.9 minutes. Early readings lie above the line, and a dashed line through them has a gentler slope.',
          height: 188,
          graphic: figure2,
        },
        'The condition is usually given as *u* < 0.01. Here that means *t* > 52 minutes; many accept 0.05, which is reached after 10. The early readings lie off the line because the approximation does not yet hold, not because they are bad. Drawn through the readings at 1 and 10 minutes, the line has *Δs* = 0.52 m and gives 608 m²/d, a fifth too high, and the error grows with the distance of the observation well, since *u* grows with its square. Compute *u* from your answer, always, and see which readings were entitled to be on the line.',
      ],
    },
    {
      heading: 'What the shape says',
      blocks: [
        'Real aquifers end. If an impermeable boundary lies nearby, the cone reaches it and is reflected; the effect is that of a second, imaginary well as far behind the boundary as the pumped well is in front, pumping at the same rate. Along a river that is well connected with the aquifer the imaginary well injects. Figure 3 shows both for an image well 340 m from the observation well.',
        {
          type: 'figure',
          caption:
            'The test of Table 1 with a barrier and with a recharge boundary, computed with an image well 340 m from the observation well.',
          alt: 'Semi-logarithmic plot. Three curves agree until about 20 minutes. The barrier curve then steepens to twice the slope, and the recharge curve flattens to a constant drawdown near one metre.',
          height: 178,
          graphic: figure3,
        },
        'With a barrier the slope doubles, from 0.63 to 1.27 m per log cycle. Someone who fits only the last part will report half the transmissivity and a storativity that makes no sense. With recharge the drawdown settles at (*Q*/2π*T*) ln(340/60) = 0.95 m. An aquifer that leaks through its confining bed also flattens the curve; the remedy then is the leaky solution described by Kruseman and de Ridder (1990), and geology has to decide.',
        'Other signatures belong to the well rather than to the aquifer. In the pumped well itself the first minutes draw on the water standing in the casing, and the drawdown follows a slope of one on logarithmic paper. Losses at the screen deepen the level in the pumped well without touching the observation well; for this reason a storativity computed from a pumped well means nothing. Unconfined aquifers show a flat middle part while the pores drain (Fetter, 2001).',
      ],
    },
    {
      heading: 'Recovery, and a routine',
      blocks: [
        'When the pump stops the level rises as if an injection well had been switched on at the same place. The residual drawdown *s′* plots as a straight line against the logarithm of *t*/*t′*, where *t* is the time since pumping began and *t′* the time since it stopped; *T* follows from the slope as before. No pump disturbs the rate during recovery, so the value is often the better of the two, and it can be had from the pumped well. The line should pass through zero at *t*/*t′* = 1. An offset speaks of recharge, or of a storage that has changed.',
        {
          type: 'list',
          ordered: true,
          items: [
            'Record levels for some days before the test, and barometric pressure with them; subtract the trend.',
            'Measure the rate as often as the level. A rate that drifts by five per cent changes *T* by at least as much.',
            'Look at the curve in logarithmic and in semi-logarithmic form before choosing a model.',
            'Fit, compute *u*, and drop what had no right to be on the line.',
            'Analyse the recovery separately and report both values.',
          ],
        },
        'Two significant figures are the most that a transmissivity deserves. Freeze and Cherry (1979) and Kruseman and de Ridder (1990) give the solutions for the cases in which Theis’ assumptions fail; the first skill is to see on the curve that they have failed.',
      ],
    },
  ],
  references: [
    'Cooper, H. H., and Jacob, C. E. (1946). A generalized graphical method for evaluating formation constants and summarizing well-field history. *Transactions, American Geophysical Union* 27 (4), 526–534.',
    'Fetter, C. W. (2001). *Applied Hydrogeology*, 4th edition. Prentice Hall, Upper Saddle River.',
    'Freeze, R. A., and Cherry, J. A. (1979). *Groundwater*. Prentice-Hall, Englewood Cliffs.',
    'Kruseman, G. P., and de Ridder, N. A. (1990). *Analysis and Evaluation of Pumping Test Data*, 2nd edition. Publication 47, International Institute for Land Reclamation and Improvement, Wageningen.',
    'Theis, C. V. (1935). The relation between the lowering of the piezometric surface and the rate and duration of discharge of a well using ground-water storage. *Transactions, American Geophysical Union* 16 (2), 519–524.',
  ],
};
