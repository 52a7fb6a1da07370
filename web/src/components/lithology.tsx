import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { lithologies, type Rock } from './lithologies.ts';
import styles from './lithology.module.css';

/**
 * Fills its box with a rock's pattern in the current text colour. Decorative. Drawn in the page: as a picture in a style
 * sheet each rock is a document of its own, which held the first paint of a slow phone up by up to 150 ms.
 */
export function Lithology({ rock, className }: { rock: Rock; className?: string }) {
  const id = useId();
  const { width, height, lines, weight, grains } = lithologies[rock];
  return (
    <svg aria-hidden className={classNames(styles.pattern, className)}>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {lines && <path d={lines} strokeWidth={weight} />}
        {grains && <path d={grains} strokeWidth={1.7} />}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
