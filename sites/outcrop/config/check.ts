import { apps } from './apps.ts';
import { capabilities } from './capabilities.ts';
import { audio } from './audio.ts';
import { appsSchema, audioSchema, testimonialsSchema } from './section-schemas.ts';
import { testimonials } from './testimonials.ts';

/** Checks what only this site configures; every build calls it. Throws ZodError, naming the field. */
export function check(): void {
  appsSchema.parse(apps);
  if (capabilities.narration) audioSchema.parse(audio);
  testimonialsSchema.parse(testimonials);
}
