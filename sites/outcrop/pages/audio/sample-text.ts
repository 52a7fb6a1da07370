import { audio } from '#site/config/audio.ts';

const { sampleMinutes } = audio.service;

/** 'first minute', or 'first 2 minutes' */
export const sampleText = sampleMinutes === 1 ? 'first minute' : `first ${sampleMinutes} minutes`;

/** '1-minute sample' */
export const sampleName = `${sampleMinutes}-minute sample`;
