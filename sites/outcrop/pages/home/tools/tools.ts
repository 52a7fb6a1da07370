import type { Capability } from '#shared/site-config/capability.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { core } from '#site/config/own-products.ts';
import type { Rock } from '#site/art/lithologies.ts';
import { formatMoneyShort } from '#web/src/lib/money.ts';

export interface Tool {
  id: string;
  title: string;
  description: string;
  tag?: 'Flagship' | 'Pro' | 'New' | 'Featured';
  features: readonly string[];
  /** A fact that the site knows, or a figure of the operator's: those are marked. */
  stats: { text: string; claim?: true };
  needs?: Capability;
  audience: string;
  /** A path of this site, or an address elsewhere. */
  to: string;
  action: string;
  /** The pattern that the card carries, as beds do in a section. */
  rock: Rock;
}

const { claims, links, money } = site;

/** The suite, in display order. */
const all: readonly Tool[] = [
  {
    id: 'nexus',
    title: 'Nexus',
    description: 'A mapping platform: layers, boreholes and sections that a whole team draws on.',
    tag: 'Flagship',
    features: [
      'Layers, boreholes and cross sections on one sheet',
      'Several people draw in the same project',
      'Runs in the browser: nothing to install',
    ],
    stats: { text: 'On its own site' },
    audience: 'Survey and exploration teams',
    to: links.mappingPlatform,
    action: 'Launch Nexus Platform',
    rock: 'granite',
  },
  {
    id: 'billing-coach',
    title: 'Billing coach',
    description: 'Walks medical billing professionals through a claim, code by code.',
    tag: 'Pro',
    features: [
      'Takes a claim apart line by line',
      'An AI coach says why a code was denied',
      'Practice cases with the answers explained',
    ],
    stats: { text: 'On its own site' },
    audience: 'Medical billing professionals',
    to: links.billingCoach,
    action: 'Start Free Trial',
    rock: 'basalt',
  },
  {
    id: 'aquatest',
    title: 'AquaTest AI',
    description: 'An app that reads a water lab report and says what each parameter means.',
    tag: 'New',
    features: [
      'A safety score from 0 to 100 for the whole sample',
      'OK, WATCH or EXCEEDS for every parameter',
      'PDF or photograph in, branded PDF out',
    ],
    stats: {
      text: `${claims.waterApp.reports} reports, ${claims.waterApp.languages} languages`,
      claim: true,
    },
    audience: 'Households, well owners, laboratories',
    to: '/aquatest-ai',
    action: 'Try AquaTest AI',
    rock: 'aquifer',
  },
  {
    id: 'core',
    title: 'Core',
    description:
      'A command line that checks LAS well-log files and says what is wrong, line by line.',
    tag: 'Featured',
    features: [
      'Names the file and the line of every problem',
      'Exit codes and JSON, for scripts and nightly runs',
      'Works offline: the logs stay on your machine',
    ],
    stats: {
      text: `${formatMoneyShort(core.amountMinor, core.currency)} once, no subscription`,
    },
    audience: 'Petrophysicists and data managers',
    to: '/core',
    needs: 'products',
    action: 'Get Started',
    rock: 'sandstone',
  },
  {
    id: 'lapisai',
    title: 'LapisAI',
    description: 'A geology research assistant that answers with its sources beside it.',
    features: [
      'AI replies that name the paper, log or page behind them',
      'Says so when it has no source',
      'On the phone, for questions at the outcrop',
    ],
    stats: { text: 'Android and iOS' },
    audience: 'Students and researchers',
    to: '/lapisai',
    action: 'Explore Tool',
    rock: 'limestone',
  },
  {
    id: 'geodata',
    title: 'GeoData Resurrector',
    description: 'Brings paper maps and old logs back as data that can be checked and used.',
    features: [
      'Scanned sheets become georeferenced lines and points',
      'AI reads hand lettering, legends and strike symbols',
      'Log and seismic headers are checked on the way in',
    ],
    stats: { text: 'In preparation' },
    audience: 'Surveys, archives, small operators',
    to: '/geodataresurrector',
    needs: 'waitlists',
    action: 'Explore Tool',
    rock: 'shale',
  },
  {
    id: 'articles',
    title: 'Articles',
    description: 'Short papers on logs, groundwater, mapping and field practice. Some are free.',
    features: [
      'Free papers open without an account',
      'Pages and price are stated before you buy',
      'Bought once, yours to download again',
    ],
    stats: { text: `Priced in ${money.currency.toUpperCase()}, some free` },
    audience: 'Anyone with a question to answer',
    to: '/articles',
    action: 'Explore Tool',
    rock: 'siltstone',
  },
  {
    id: 'podcasts',
    title: 'Podcast hub',
    description: 'Episodes to preview, buy once and keep, for the drive out to the field.',
    features: [
      'A preview of every paid episode, without an account',
      'Transcripts that follow the voice',
      'A feed for the podcast app you already use',
    ],
    stats: { text: 'Bought one by one, some free' },
    audience: 'Listeners on the road',
    to: '/podcasthub',
    needs: 'podcasts',
    action: 'Explore Tool',
    rock: 'conglomerate',
  },
];

export const tools = all.filter(({ needs }) => !needs || capabilities[needs]);
