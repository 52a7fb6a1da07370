import * as z from 'zod';
import { text } from './content-fields.ts';

export const navLinkSchema = z.strictObject({ to: text, label: text, badge: text.optional() });

export type NavLink = z.output<typeof navLinkSchema>;

export const linkGroupSchema = z.strictObject({
  title: text,
  links: z.array(navLinkSchema).readonly(),
});

export type LinkGroup = z.output<typeof linkGroupSchema>;
