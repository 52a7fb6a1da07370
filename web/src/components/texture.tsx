import { useId } from 'react';
import type { Tile } from '#shared/site-art/site-art.ts';
import { classNames } from '../lib/class-names.ts';
import styles from './texture.module.css';

/**
 * Fills its box with a pattern in the current text colour. Decorative. Drawn in the page: in a style sheet, each
 * pattern would be a document of its own, which delayed the first paint of a slow phone by up to 150 ms.
 */
export function Texture({ tile, className }: { tile: Tile; className?: string }) {
  const id = useId();
  const { width, height, lines, weight, grains } = tile;
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
