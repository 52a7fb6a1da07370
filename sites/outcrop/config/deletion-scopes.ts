import type { SiteDeletionScope } from '#shared/site-config/deletion-scope.ts';
import { policyPeriods } from './policy-periods.ts';

export const deletionScopes: readonly SiteDeletionScope[] = [
  {
    scope: 'water-app',
    name: 'AquaTest AI',
    label: 'AquaTest AI, the water-testing app',
    text: 'Reports, scores and messages that the app sent to us from your device.',
    short: 'Water-testing app',
    data: 'the data of the water-testing app',
    asked: 'What AquaTest AI has sent to us from your devices is deleted.',
    goes: [
      'Reports read by AquaTest AI',
      `PDFs and photos are removed ${policyPeriods.uploadsRemoved} after they were uploaded, without a request. The app has no accounts, so a request covers what you sent us besides: messages, problem reports.`,
    ],
  },
];
