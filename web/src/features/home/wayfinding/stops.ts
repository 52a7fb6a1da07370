import { testimonials } from '#shared/site-config/testimonials.ts';

/** The sections that the dots lead to, by their ids (site.md, section 2, Home). */
export const stops = [
  { id: 'home', label: 'Home' },
  { id: 'tools', label: 'Tools' },
  { id: 'consulting', label: 'Consulting' },
  ...(testimonials.length > 0 ? [{ id: 'reviews', label: 'Reviews' }] : []),
  { id: 'get-started', label: 'Get Started' },
] as const;
