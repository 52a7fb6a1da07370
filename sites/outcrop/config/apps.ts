import type { AppsConfig } from './section-schemas.ts';

/** Store links of the mobile apps; the site appends its campaign. */
export const apps: AppsConfig = {
  lapisai: {
    ios: 'https://apps.apple.com/app/id0000000000',
    android: 'https://play.google.com/store/apps/details?id=test.outcrop.lapis',
  },
  aquatest: {
    ios: 'https://apps.apple.com/app/id0000000001',
    android: 'https://play.google.com/store/apps/details?id=test.outcrop.aquatest',
  },
};
