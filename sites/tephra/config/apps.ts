import type { AppsConfig } from '#sites/outcrop/config/section-schemas.ts';

export const apps: AppsConfig = {
  lapisai: {
    ios: 'https://apps.apple.com/app/id0000000000',
    android: 'https://play.google.com/store/apps/details?id=test.tephra.lapis',
  },
  aquatest: {
    ios: 'https://apps.apple.com/app/id0000000001',
    android: 'https://play.google.com/store/apps/details?id=test.tephra.aquatest',
  },
};
