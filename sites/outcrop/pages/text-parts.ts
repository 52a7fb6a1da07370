import type { TextParts } from '#shared/pages/text-part.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';

const gear: TextParts = {
  '/gear': [
    { query: '?tab=field', title: 'Gear: field equipment' },
    { query: '?tab=lab', title: 'Gear: data and AI lab' },
    { query: '?tab=studio', title: 'Gear: media studio' },
  ],
};

export const textParts: TextParts = capabilities.affiliate ? gear : {};
