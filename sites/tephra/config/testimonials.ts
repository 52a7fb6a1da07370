import type { Testimonial } from '#sites/outcrop/config/section-schemas.ts';

export const testimonials: readonly Testimonial[] = [];
