import type { SiteConfig } from './schema.ts';

/** The colours of a new site, until its operator chooses others. */
export const defaultColours: SiteConfig['brand']['colours'] = {
  accent: '#0f6b6b',
  accentDark: '#7fd4d0',
  palette: ['#bcd9d6', '#7fb3b0', '#3f8d8a', '#0f6b6b'],
};
