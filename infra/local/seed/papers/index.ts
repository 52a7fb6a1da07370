import type { Paper } from '../press/paper.ts';
import { paper as archieAndItsLimits } from './archie-and-its-limits.ts';
import { paper as choosingAProjectionAndDatum } from './choosing-a-projection-and-datum.ts';
import { paper as compassAndDeclination } from './compass-and-declination.ts';
import { paper as conductivityFromGrainsAndSlugs } from './conductivity-from-grains-and-slugs.ts';
import { paper as describingACore } from './describing-a-core.ts';
import { paper as drawingAPotentiometricMap } from './drawing-a-potentiometric-map.ts';
import { paper as fieldNotebookConventions } from './field-notebook-conventions.ts';
import { paper as georeferencingLegacyMaps } from './georeferencing-legacy-maps.ts';
import { paper as nitrateArsenicFluoride } from './nitrate-arsenic-fluoride.ts';
import { paper as piperAndStiffDiagrams } from './piper-and-stiff-diagrams.ts';
import { paper as readingAPumpingTest } from './reading-a-pumping-test.ts';
import { paper as ruleOfVsAndThreePoints } from './rule-of-vs-and-three-points.ts';
import { paper as storativityAndSpecificYield } from './storativity-and-specific-yield.ts';
import { paper as theIonBalance } from './the-ion-balance.ts';

/** The sample library, newest first. */
export const papers: Paper[] = [
  archieAndItsLimits,
  choosingAProjectionAndDatum,
  compassAndDeclination,
  conductivityFromGrainsAndSlugs,
  describingACore,
  drawingAPotentiometricMap,
  fieldNotebookConventions,
  georeferencingLegacyMaps,
  nitrateArsenicFluoride,
  piperAndStiffDiagrams,
  readingAPumpingTest,
  ruleOfVsAndThreePoints,
  storativityAndSpecificYield,
  theIonBalance,
].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
