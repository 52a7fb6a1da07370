import type { Paper } from '../press/paper.ts';
import { paper as archieAndItsLimits } from './archie-and-its-limits.ts';
import { paper as choosingAProjectionAndDatum } from './choosing-a-projection-and-datum.ts';
import { paper as classImbalanceInLithology } from './class-imbalance-in-lithology.ts';
import { paper as compassAndDeclination } from './compass-and-declination.ts';
import { paper as conductivityFromGrainsAndSlugs } from './conductivity-from-grains-and-slugs.ts';
import { paper as densityNeutronCrossover } from './density-neutron-crossover.ts';
import { paper as depthMatchingLogsAndCore } from './depth-matching-logs-and-core.ts';
import { paper as describingACore } from './describing-a-core.ts';
import { paper as drawingAPotentiometricMap } from './drawing-a-potentiometric-map.ts';
import { paper as fieldNotebookConventions } from './field-notebook-conventions.ts';
import { paper as georeferencingLegacyMaps } from './georeferencing-legacy-maps.ts';
import { paper as interpretingFeatureImportance } from './interpreting-feature-importance.ts';
import { paper as las2AnatomyAndFaults } from './las-2-anatomy-and-faults.ts';
import { paper as logQualityControl } from './log-quality-control.ts';
import { paper as nitrateArsenicFluoride } from './nitrate-arsenic-fluoride.ts';
import { paper as ocrOfLegacyMaps } from './ocr-of-legacy-maps.ts';
import { paper as piperAndStiffDiagrams } from './piper-and-stiff-diagrams.ts';
import { paper as readingAGammaRayLog } from './reading-a-gamma-ray-log.ts';
import { paper as readingAPumpingTest } from './reading-a-pumping-test.ts';
import { paper as ruleOfVsAndThreePoints } from './rule-of-vs-and-three-points.ts';
import { paper as spatialCrossValidation } from './spatial-cross-validation.ts';
import { paper as storativityAndSpecificYield } from './storativity-and-specific-yield.ts';
import { paper as theIonBalance } from './the-ion-balance.ts';
import { paper as trainingDataLeakage } from './training-data-leakage.ts';
import { paper as uncertaintyInFaciesPrediction } from './uncertainty-in-facies-prediction.ts';

const shelf: Paper[] = [
  archieAndItsLimits,
  choosingAProjectionAndDatum,
  classImbalanceInLithology,
  compassAndDeclination,
  conductivityFromGrainsAndSlugs,
  densityNeutronCrossover,
  depthMatchingLogsAndCore,
  describingACore,
  drawingAPotentiometricMap,
  fieldNotebookConventions,
  georeferencingLegacyMaps,
  interpretingFeatureImportance,
  las2AnatomyAndFaults,
  logQualityControl,
  nitrateArsenicFluoride,
  ocrOfLegacyMaps,
  piperAndStiffDiagrams,
  readingAGammaRayLog,
  readingAPumpingTest,
  ruleOfVsAndThreePoints,
  spatialCrossValidation,
  storativityAndSpecificYield,
  theIonBalance,
  trainingDataLeakage,
  uncertaintyInFaciesPrediction,
];

/** The sample library, newest first. */
export const papers: Paper[] = shelf.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
