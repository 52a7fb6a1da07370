import type { Testimonial } from '#shared/site-config/section-schemas.ts';

export const testimonials: readonly Testimonial[] = [];
