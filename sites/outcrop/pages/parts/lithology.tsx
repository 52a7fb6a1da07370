import { lithologies, type Rock } from '#site/art/lithologies.ts';
import { Texture } from '#web/src/components/texture.tsx';

/** Fills its box with a rock's pattern in the current text colour. Decorative. */
export function Lithology({ rock, className }: { rock: Rock; className?: string }) {
  return <Texture tile={lithologies[rock]} className={className} />;
}
