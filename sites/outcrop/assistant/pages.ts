import { pages as shopPages } from '#shared/assistant/pages.ts';
import type { FactPage } from '#shared/assistant/fact.ts';

/** The pages that facts refer to. */
export const pages = {
  ...shopPages,
  consulting: { url: '/#consulting', title: 'Consulting' },
  tools: { url: '/#tools', title: 'Tools' },
  lapisai: { url: '/lapisai', title: 'LapisAI' },
  geodata: { url: '/geodataresurrector', title: 'GeoData Resurrector' },
  proposal: { url: '/proposal', title: 'Proposal writer' },
  core: { url: '/core', title: 'Core: LAS validation' },
  docs: { url: '/docs', title: 'Documentation' },
  aquatest: { url: '/aquatest-ai', title: 'AquaTest AI' },
  gear: { url: '/gear', title: 'Gear' },
  audio: { url: '/audio', title: 'Audio narration' },
  audioPrivacy: { url: '/audio/privacy', title: 'Audio service: privacy' },
  audioTerms: { url: '/audio/terms', title: 'Audio service: terms' },
  analysis: { url: '/data-analysis-service', title: 'Data analysis service' },
  about: { url: '/about', title: 'About' },
} satisfies Record<string, FactPage>;
