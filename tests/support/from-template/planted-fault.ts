import type { Changes } from './change-template.ts';
import type { flows } from './flows.ts';

export interface PlantedFault {
  name: string;
  plant(changes: Changes): void;
  /** The flow that fails. */
  fails: keyof typeof flows;
  /** The action that is refused, where a right is missing. */
  refused?: string;
}
