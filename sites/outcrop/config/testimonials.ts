import type { Testimonial } from './section-schemas.ts';

/** Testimonials on the home page; without any, the section is omitted. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We sent eleven hundred LAS files from four decades and got back one table, a list of every change, and the script that made both. The script is the part we still use.',
    name: 'Data manager',
    role: 'a provincial geological survey',
    sample: true,
  },
  {
    quote:
      'The paper on ion balances found the swapped bottle that our own review had passed twice. It is on the wall beside the titration bench now.',
    name: 'Laboratory lead',
    role: 'a water-testing laboratory',
    sample: true,
  },
  {
    quote:
      'Twenty minutes on the road about what a gamma ray counts, and my students asked better questions at the outcrop than I did at their age.',
    name: 'Lecturer',
    role: 'a field school',
    sample: true,
  },
];
