import type { GearList } from './gear-item.ts';
import { aquatest } from './lists/aquatest.ts';
import { field } from './lists/field.ts';
import { lab } from './lists/lab.ts';
import { studio } from './lists/studio.ts';

/** The four lists, in the order of their tabs. */
export const gearLists: readonly GearList[] = [aquatest, field, lab, studio];
