/** What a check has found, in words for the operator, and what to do about it: usually a command to type. */
export interface Problem {
  /** `stop`: a deployment would fail, or make something wrong. `note`: it would work, but the shop would lack something. */
  severity: 'stop' | 'note';
  says: string;
  next: string;
}

export const stop = (says: string, next: string): Problem => ({ severity: 'stop', says, next });
export const note = (says: string, next: string): Problem => ({ severity: 'note', says, next });
