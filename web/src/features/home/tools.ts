import { site } from '../../../../shared/site-config/site.ts';
import type { Rock } from '../../components/lithology.tsx';

export interface Tool {
  title: string;
  description: string;
  tag?: 'Flagship' | 'Pro' | 'New' | 'Featured';
  /** A path of this site, or an address elsewhere. */
  to: string;
  action: string;
  /** The pattern that the card carries, as beds do in a section. */
  rock: Rock;
}

/** The suite, in the order of the home page (site.md, section 1). */
export const tools: readonly Tool[] = [
  {
    title: 'Nexus',
    description:
      'A mapping platform: layers, boreholes and sections that a whole team draws on. Runs on its own site.',
    tag: 'Flagship',
    to: site.links.mappingPlatform,
    action: 'Launch Nexus Platform',
    rock: 'granite',
  },
  {
    title: 'AquaTest AI',
    description:
      'Reads a water-test lab report and gives a score from 0 to 100, with OK, WATCH or EXCEEDS for every parameter.',
    tag: 'New',
    to: '/aquatest-ai',
    action: 'Try AquaTest AI',
    rock: 'aquifer',
  },
  {
    title: 'Core',
    description:
      'A command line that checks LAS well-log files and says what is wrong, line by line.',
    tag: 'Featured',
    to: '/core',
    action: 'Get Started',
    rock: 'sandstone',
  },
  {
    title: 'LapisAI',
    description: 'A geology research assistant that answers with its sources beside it.',
    to: '/lapisai',
    action: 'Explore Tool',
    rock: 'limestone',
  },
  {
    title: 'GeoData Resurrector',
    description: 'Brings paper maps and old logs back as data that can be checked and used.',
    to: '/geodataresurrector',
    action: 'Explore Tool',
    rock: 'shale',
  },
  {
    title: 'Articles',
    description: 'Short papers on logs, groundwater, mapping and field practice. Some are free.',
    to: '/articles',
    action: 'Explore Tool',
    rock: 'siltstone',
  },
  {
    title: 'Podcast hub',
    description: 'Episodes to preview, buy once and keep, for the drive out to the field.',
    to: '/podcasthub',
    action: 'Explore Tool',
    rock: 'conglomerate',
  },
  {
    title: 'Billing coach',
    description: 'Walks medical billing professionals through a claim. Runs on its own site.',
    tag: 'Pro',
    to: site.links.billingCoach,
    action: 'Start Free Trial',
    rock: 'basalt',
  },
];
