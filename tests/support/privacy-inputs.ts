import type { MakeInput } from './route-inputs.ts';

const deletion = () => ({ reference: 'no-such-request-at-all' });

/** Of `routeInputs`, the calls about deletion requests. */
export const privacyInputs: Record<string, MakeInput> = {
  'privacy.request': () => ({
    email: 'deleted@nowhere.test',
    scope: 'water-app',
    requestId: 'request-of-the-matrix',
  }),
  'privacy.read': deletion,
  'privacy.confirm': () => ({ ...deletion(), token: 'no-such-token' }),
  'privacy.withdraw': () => ({ ...deletion(), token: 'no-such-token' }),
  'privacy.listManaged': () => ({}),
  'privacy.close': () => ({ ...deletion(), outcome: 'done', note: 'Because of the matrix' }),
};
