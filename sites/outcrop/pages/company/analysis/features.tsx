import type { ComponentType } from 'react';
import { BlockMaps } from './block-maps.tsx';
import { Crossplot } from './crossplot.tsx';
import { Histogram } from './histogram.tsx';
import { Lineage } from './lineage.tsx';

export interface Feature {
  title: string;
  text: string;
  /** What is handed over. */
  hands: string;
  Figure: ComponentType;
}

/** The four kinds of work, each beside its figure. */
export const features: readonly Feature[] = [
  {
    title: 'Python analysis',
    text: 'Reading, cleaning, joining and plotting with pandas, lasio, GeoPandas and whatever your formats need. Before anything is averaged, every column is looked at: nulls in disguise, mixed units, depths that go backwards, columns that have slipped by a row.',
    hands: 'You get scripts that run again next year, on next year’s files.',
    Figure: Histogram,
  },
  {
    title: 'Exploratory analysis',
    text: 'What the data can say, what they cannot, and what to measure next. Crossplots, variograms, seasonal curves, ion balances: the plot of your field that shows the rock, and the points that are something else.',
    hands: 'You get the outliers by name, each with the reason why it may be one.',
    Figure: Crossplot,
  },
  {
    title: 'Machine learning models',
    text: 'Facies from logs, levels from rain, grades from samples. Trained where you have data and tested where you will use it: on fields, wells or years that the model has never seen. A simple rule runs beside it, and if the rule is as good, you hear that.',
    hands: 'You get the model, and its error stated beside every result.',
    Figure: BlockMaps,
  },
  {
    title: 'Documented projects',
    text: 'Every step is written down, from the raw file to the figure: what was dropped and why, which settings, which versions. A colleague who was not there can repeat it, and a reviewer can take it apart.',
    hands: 'You get one folder: data, code, report, and the way between them.',
    Figure: Lineage,
  },
];
