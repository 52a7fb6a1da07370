import type { ComponentType } from 'react';
import type { GearList, ListId } from '../gear-item.ts';
import { gearLists } from '../gear-lists.ts';
import { DeskPlate } from './desk-plate.tsx';
import { FieldPlate } from './field-plate.tsx';
import { MicrophonePlate } from './microphone-plate.tsx';
import { SamplingPlate } from './sampling-plate.tsx';
import styles from './plate.module.css';

const drawings: Record<ListId, ComponentType> = {
  aquatest: SamplingPlate,
  field: FieldPlate,
  lab: DeskPlate,
  studio: MicrophonePlate,
};

/** The drawing of a list, with its caption. */
export function Plate({ list }: { list: GearList }) {
  const Drawing = drawings[list.id];
  return (
    <figure className={styles.plate}>
      <svg viewBox="0 0 320 240" aria-hidden>
        <Drawing />
      </svg>
      <figcaption>
        <b>Fig. {gearLists.indexOf(list) + 1}.</b> {list.caption}
      </figcaption>
    </figure>
  );
}
