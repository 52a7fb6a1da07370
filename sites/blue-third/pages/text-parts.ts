import type { TextParts } from '#shared/pages/text-part.ts';

export const textParts: TextParts = {};
