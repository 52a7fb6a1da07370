import type { ComponentType } from 'react';
import type { GearList } from '../gear-content.ts';
import { DeskPlate } from './desk-plate.tsx';
import { FieldPlate } from './field-plate.tsx';
import { MicrophonePlate } from './microphone-plate.tsx';
import { SamplingPlate } from './sampling-plate.tsx';
import styles from './plate.module.css';

const drawings: Record<GearList['drawing'], ComponentType> = {
  sampling: SamplingPlate,
  field: FieldPlate,
  desk: DeskPlate,
  microphone: MicrophonePlate,
};

/** The drawing of a list, with its caption. */
export function Plate({ list, number }: { list: GearList; number: number }) {
  const Drawing = drawings[list.drawing];
  return (
    <figure className={styles.plate}>
      <svg viewBox="0 0 320 240" aria-hidden>
        <Drawing />
      </svg>
      <figcaption>
        <b>Fig. {number}.</b> {list.caption}
      </figcaption>
    </figure>
  );
}
