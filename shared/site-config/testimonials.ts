export { testimonials } from '#site/config/testimonials.ts';
