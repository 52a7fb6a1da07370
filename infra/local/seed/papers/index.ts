import type { Paper } from '../press/paper.ts';
import { paper as archieAndItsLimits } from './archie-and-its-limits.ts';
import { paper as classImbalanceInLithology } from './class-imbalance-in-lithology.ts';
import { paper as densityNeutronCrossover } from './density-neutron-crossover.ts';
import { paper as depthMatchingLogsAndCore } from './depth-matching-logs-and-core.ts';
import { paper as interpretingFeatureImportance } from './interpreting-feature-importance.ts';
import { paper as las2AnatomyAndFaults } from './las-2-anatomy-and-faults.ts';
import { paper as logQualityControl } from './log-quality-control.ts';
import { paper as ocrOfLegacyMaps } from './ocr-of-legacy-maps.ts';
import { paper as readingAGammaRayLog } from './reading-a-gamma-ray-log.ts';
import { paper as spatialCrossValidation } from './spatial-cross-validation.ts';
import { paper as trainingDataLeakage } from './training-data-leakage.ts';
import { paper as uncertaintyInFaciesPrediction } from './uncertainty-in-facies-prediction.ts';

const shelf: Paper[] = [
  archieAndItsLimits,
  classImbalanceInLithology,
  densityNeutronCrossover,
  depthMatchingLogsAndCore,
  interpretingFeatureImportance,
  las2AnatomyAndFaults,
  logQualityControl,
  ocrOfLegacyMaps,
  readingAGammaRayLog,
  spatialCrossValidation,
  trainingDataLeakage,
  uncertaintyInFaciesPrediction,
];

/** The sample library, newest first. */
export const papers: Paper[] = shelf.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
