import { session as bluesInF } from './blues-in-f.ts';
import { session as hearTheThirdMove } from './hear-the-third-move.ts';
import { session as roundTheCycle } from './round-the-cycle.ts';
import type { Session } from './session.ts';
import { session as twoAndFour } from './two-and-four.ts';

/** The sample sessions. */
export const sessions: readonly Session[] = [twoAndFour, bluesInF, roundTheCycle, hearTheThirdMove];
