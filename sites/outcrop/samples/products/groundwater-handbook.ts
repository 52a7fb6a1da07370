import { houseAuthor } from '../press/house-author.ts';
import { paper as conductivity } from '../papers/conductivity-from-grains-and-slugs.ts';
import { paper as potentiometricMap } from '../papers/drawing-a-potentiometric-map.ts';
import { paper as piper } from '../papers/piper-and-stiff-diagrams.ts';
import { paper as pumpingTest } from '../papers/reading-a-pumping-test.ts';
import { paper as storage } from '../papers/storativity-and-specific-yield.ts';
import { paper as ionBalance } from '../papers/the-ion-balance.ts';
import type { Volume } from '../press/volume.ts';

export const volume: Volume = {
  id: 'prod-groundwater-handbook',
  slug: 'groundwater-handbook',
  title: 'Groundwater, from Grain to Map',
  subtitle:
    'Six papers in one volume: conductivity, storage, pumping tests, heads, and two on the analysis',
  shortDescription:
    'Six papers of the library in one volume: conductivity, storage, pumping tests, potentiometric maps, ion balance and water types.',
  category: 'E-books',
  priceMinor: 2200,
  author: houseAuthor,
  publishedAt: '2026-06-16T09:00:00.000Z',
  keywords: ['hydraulic conductivity', 'storativity', 'pumping test', 'ion balance', 'Piper'],
  motif: 'Groundwater',
  preface: [
    'Six papers of our library, bound in the order in which a small aquifer is usually met: a handful of sand and a slug test first, then what the ground stores, then the pumping test that measures both at a scale that matters, then the map of heads. Two papers on the chemical analysis close the volume, because a map of heads says where water may go and only the analysis says whether it went.',
    'The papers appear as they were published, with the date of each on its first page. Each numbers its own figures, tables and equations, and ends with its own references. Tests and analyses are synthetic wherever the text says so.',
    'Two of the six are free in the library and four are sold there. If you own those four, this volume adds only its page numbers.',
  ],
  chapters: [conductivity, storage, pumpingTest, potentiometricMap, ionBalance, piper],
};
