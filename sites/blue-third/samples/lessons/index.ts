import { lesson as fortyMinutes } from './forty-minutes.ts';
import { lesson as hearBeforeYouName } from './hear-before-you-name.ts';
import { lesson as leaveRoom } from './leave-room.ts';
import type { Lesson } from './lesson.ts';
import { lesson as twelveBars } from './twelve-bars.ts';
import { lesson as twoNotesMove } from './two-notes-move.ts';
import { lesson as whereTheBeatLeans } from './where-the-beat-leans.ts';

/** The sample lessons. */
export const lessons: readonly Lesson[] = [
  whereTheBeatLeans,
  twelveBars,
  twoNotesMove,
  leaveRoom,
  hearBeforeYouName,
  fortyMinutes,
];
