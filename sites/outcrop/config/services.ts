import { capabilities } from '#shared/site-config/capabilities.ts';

export interface Service {
  id: string;
  title: string;
  description: string;
  badge?: 'Popular' | 'Featured' | 'Trending' | 'New';
  premium?: true;
}

/** The number of rows shown before expanding the sheet. */
export const firstServices = 8;

/** The services, in the order of the sheet. */
export const generalServices: readonly Service[] = [
  {
    id: 'web-gis',
    title: 'Web GIS',
    description: 'Your layers, boreholes and sections as a map in the browser.',
    badge: 'Popular',
  },
  {
    id: 'software',
    title: 'Scientific software',
    description: 'Desktop and server tools, delivered with tests and source.',
  },
  {
    id: 'mobile',
    title: 'Field apps',
    description: 'Mapping and sampling on a phone that has no signal.',
  },
  {
    id: 'modeling',
    title: 'Geological and groundwater models',
    description: 'Surfaces, blocks and flow, with the uncertainty drawn in.',
    badge: 'Featured',
    premium: true,
  },
  {
    id: 'data-api',
    title: 'Data pipelines and APIs',
    description: 'From instrument or archive to a documented address.',
  },
  {
    id: 'ai-ml',
    title: 'AI and machine learning',
    description: 'Models tested on wells or catchments they have not seen.',
    badge: 'Trending',
    premium: true,
  },
  {
    id: 'ocr',
    title: 'OCR of legacy documents',
    description: 'Cards, logs and reports as tables that cite their page.',
    badge: 'Popular',
  },
  {
    id: 'analysis',
    title: 'Spatial analysis',
    description: 'Terrain, catchments, suitability and change between surveys.',
  },
  {
    id: 'safety',
    title: 'Hazard and site safety',
    description: 'Slope, flood and ground-gas screening before people go in.',
  },
  {
    id: 'ecommerce',
    title: 'Shops for data and papers',
    description: 'Catalogue, card payment, and downloads that follow the payment.',
  },
  {
    id: 'data-analysis',
    title: 'Data analysis on demand',
    description: 'One question, one data set, a report with its script.',
    badge: 'Popular',
  },
];

/** Machine learning on subsurface data: the last rows of the sheet. */
export const geoAiServices: readonly Service[] = [
  {
    id: 'geoai',
    title: 'GeoAI pilot',
    description: 'A trial on a sample of your data before you commit to more.',
    badge: 'New',
    premium: true,
  },
  {
    id: 'lithology',
    title: 'Lithology from logs',
    description: 'Facies picked from curves, beside the picks of a person.',
    badge: 'Trending',
    premium: true,
  },
  {
    id: 'cleanup',
    title: 'Log and database clean-up',
    description: 'Names, units, datums and nulls, with a list of every change.',
  },
  {
    id: 'reports',
    title: 'Report drafting',
    description: 'First drafts in which each number names the row it came from.',
    badge: 'New',
  },
  {
    id: 'remote-sensing',
    title: 'Remote sensing',
    description: 'Alteration, moisture and ground motion from open imagery.',
    badge: 'Featured',
    premium: true,
  },
];

export const services: readonly Service[] = capabilities.consulting
  ? [...generalServices, ...geoAiServices]
  : [];

/** The number on the sheet, from '01'. */
export function serviceNumber(id: string): string {
  return String(services.findIndex((service) => service.id === id) + 1).padStart(2, '0');
}
