import { capabilities } from '#shared/site-config/capabilities.ts';
import { testimonials } from '#site/config/testimonials.ts';

/** The sections of the dot navigation, by id. */
export const stops = [
  { id: 'home', label: 'Home' },
  { id: 'tools', label: 'Tools' },
  ...(capabilities.consulting ? [{ id: 'consulting', label: 'Consulting' }] : []),
  ...(testimonials.length > 0 ? [{ id: 'reviews', label: 'Reviews' }] : []),
  { id: 'get-started', label: 'Get Started' },
] as const;
