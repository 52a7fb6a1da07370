import type { AskedQuestion } from '../../asked-question.ts';
import { music } from './music.ts';
import { shop } from './shop.ts';

export const schoolQuestions: readonly AskedQuestion[] = [...music, ...shop];
