export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether to reduce motion: the site's setting (`data-motion`) overrides the system's. */
export function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === undefined ? matchMedia(reducedMotionQuery).matches : motion === 'reduced';
}
