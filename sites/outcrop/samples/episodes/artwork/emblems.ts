import type { Emblem } from './emblem-pen.ts';
import { heldOutBlocks, notebookPage, sharpV, threeNorths } from './map-emblems.ts';
import { bellAndLimit, ionBalance, piper, pumpedWell } from './water-emblems.ts';
import { archie, crossover, gammaRay, lasFile } from './well-log-emblems.ts';

/** The drawing of each episode, by its slug. */
export const emblems: Record<string, Emblem> = {
  'a-day-beside-a-well': pumpedWell,
  'archie-never-said-two': archie,
  'eighty-six-metres-to-the-side': threeNorths,
  'nine-point-four': bellAndLimit,
  'not-every-crossover-is-gas': crossover,
  'one-null-in-ten': lasFile,
  'one-per-cent-of-sea': piper,
  'the-balance-that-closed': ionBalance,
  'the-map-that-marked-its-own-exam': heldOutBlocks,
  'what-the-gamma-ray-counts': gammaRay,
  'when-the-v-points-upstream': sharpV,
  'write-for-a-stranger': notebookPage,
};
