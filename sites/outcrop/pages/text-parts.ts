import type { TextParts } from '#shared/pages/text-part.ts';

export const textParts: TextParts = {
  '/gear': [
    { query: '?tab=field', title: 'Gear: field equipment' },
    { query: '?tab=lab', title: 'Gear: data and AI lab' },
    { query: '?tab=studio', title: 'Gear: media studio' },
  ],
};
