import type { Volume } from '../press/volume.ts';
import { volume as faultyLasFiles } from './faulty-las-files.ts';
import { volume as fieldCards } from './field-cards.ts';
import { volume as fieldLoggingHandbook } from './field-logging-handbook.ts';
import { volume as groundwaterHandbook } from './groundwater-handbook.ts';

/** The sample products. */
export const volumes: Volume[] = [
  fieldLoggingHandbook,
  groundwaterHandbook,
  faultyLasFiles,
  fieldCards,
];
