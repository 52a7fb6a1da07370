import { houseAuthor } from '../press/house-author.ts';
import { paper as compass } from '../papers/compass-and-declination.ts';
import { paper as depthMatching } from '../papers/depth-matching-logs-and-core.ts';
import { paper as core } from '../papers/describing-a-core.ts';
import { paper as notebook } from '../papers/field-notebook-conventions.ts';
import { paper as qualityControl } from '../papers/log-quality-control.ts';
import { paper as gammaRay } from '../papers/reading-a-gamma-ray-log.ts';
import type { Volume } from '../press/volume.ts';

export const volume: Volume = {
  id: 'prod-field-logging-handbook',
  slug: 'field-logging-handbook',
  title: 'The Field Logging Handbook',
  subtitle:
    'Six papers in one volume, from the first page of the notebook to core and logs at one depth',
  shortDescription:
    'Six papers of the library in one volume: notebook, compass, core description, gamma ray, log quality control and depth matching.',
  category: 'E-books',
  priceMinor: 2400,
  author: houseAuthor,
  publishedAt: '2026-03-10T09:00:00.000Z',
  keywords: ['field notes', 'compass', 'core description', 'gamma ray', 'depth matching'],
  motif: 'Field Practice',
  preface: [
    'This volume collects six papers of our library in the order in which a hole is worked on: what to write down and how, how far a compass can be trusted, how a core is described so that an engineer and a sedimentologist can both use it, what the gamma ray counts, how a log is checked before anybody interprets it, and how log and core are brought to one depth.',
    'The papers appear as they were published, with the date of each on its first page. Each numbers its own figures, tables and equations, and ends with its own references. Readings, holes and wells are synthetic wherever the text says so; they were made to have the size and the scatter of real ones, and no conclusion about a real place can be drawn from them.',
    'Three of the six are free in the library and three are sold there. If you own those three, this volume adds only its page numbers.',
  ],
  chapters: [notebook, compass, core, gammaRay, qualityControl, depthMatching],
};
