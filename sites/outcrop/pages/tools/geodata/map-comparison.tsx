import { useEffect, useRef } from 'react';
import { PaperSheet } from './paper-sheet.tsx';
import { VectorSheet } from './vector-sheet.tsx';
import styles from './map-comparison.module.css';

const viewBox = '0 0 800 500';

/**
 * The same sheet on paper and as vectors, divided at a slider, or in the middle without scripts. The slider only sets a
 * style, so dragging does not render anything again.
 */
export function MapComparison() {
  const figure = useRef<HTMLElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const divide = () => {
    const { value } = slider.current!;
    figure.current!.style.setProperty('--split', `${value}%`);
    slider.current!.setAttribute('aria-valuetext', `${value} % paper, ${100 - +value} % vectors`);
  };
  // The slider may have been moved before the scripts loaded.
  useEffect(divide, []);
  return (
    <figure ref={figure} className={styles.figure}>
      <div className={styles.labels} aria-hidden>
        <span>Paper, 1934</span>
        <span>Vectors with attributes</span>
      </div>
      <div className={styles.map}>
        <svg viewBox={viewBox} role="img" aria-label={description}>
          <VectorSheet />
        </svg>
        <svg viewBox={viewBox} aria-hidden className={styles.above}>
          <PaperSheet />
        </svg>
        <span className={styles.line} aria-hidden />
      </div>
      <label className={styles.slider}>
        <span>Pull the paper off</span>
        <input
          ref={slider}
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-valuetext="50 % paper, 50 % vectors"
          onInput={divide}
        />
      </label>
      <figcaption>
        Fig. 1. One sheet before and after: contacts become lines with nodes, colours become areas
        with codes, each strike and dip becomes a point with two numbers. Drawn, not digitized.
      </figcaption>
    </figure>
  );
}

const description =
  'A geological map sheet in two states. On paper: three hatched units, a fault that offsets them, strike and dip symbols, a bent grid, a crease and a stain. As vectors: the same units as coded areas, contacts with nodes, measurements with strike and dip, six numbered control points on a straight grid.';
