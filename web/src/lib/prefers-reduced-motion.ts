export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants no motion: the setting of this site (`data-motion`) goes before the system's. */
export function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === undefined ? matchMedia(reducedMotionQuery).matches : motion === 'reduced';
}
