/** A finding of a check for the operator, and how to fix it: usually a command to type. */
export interface Problem {
  /** `stop`: the deployment would fail or be wrong. `note`: it would succeed, but the shop would lack something. */
  severity: 'stop' | 'note';
  says: string;
  next: string;
}

export const stop = (says: string, next: string): Problem => ({ severity: 'stop', says, next });
export const note = (says: string, next: string): Problem => ({ severity: 'note', says, next });
