import type { Episode } from './episode.ts';
import { episode as aDayBesideAWell } from './a-day-beside-a-well.ts';
import { episode as archieNeverSaidTwo } from './archie-never-said-two.ts';
import { episode as eightySixMetresToTheSide } from './eighty-six-metres-to-the-side.ts';
import { episode as ninePointFour } from './nine-point-four.ts';
import { episode as notEveryCrossoverIsGas } from './not-every-crossover-is-gas.ts';
import { episode as oneNullInTen } from './one-null-in-ten.ts';
import { episode as onePerCentOfSea } from './one-per-cent-of-sea.ts';
import { episode as theBalanceThatClosed } from './the-balance-that-closed.ts';
import { episode as theMapThatMarkedItsOwnExam } from './the-map-that-marked-its-own-exam.ts';
import { episode as whatTheGammaRayCounts } from './what-the-gamma-ray-counts.ts';
import { episode as whenTheVPointsUpstream } from './when-the-v-points-upstream.ts';
import { episode as writeForAStranger } from './write-for-a-stranger.ts';

const shelf: Episode[] = [
  aDayBesideAWell,
  archieNeverSaidTwo,
  eightySixMetresToTheSide,
  ninePointFour,
  notEveryCrossoverIsGas,
  oneNullInTen,
  onePerCentOfSea,
  theBalanceThatClosed,
  theMapThatMarkedItsOwnExam,
  whatTheGammaRayCounts,
  whenTheVPointsUpstream,
  writeForAStranger,
];

/** The sample episodes, newest first. */
export const episodes: Episode[] = shelf.toSorted((a, b) =>
  b.publishedAt.localeCompare(a.publishedAt),
);
