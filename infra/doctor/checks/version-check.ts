import { note } from '../../preflight/problem.ts';
import { stackOutput } from '../../preflight/stack-check.ts';
import type { DoctorCheck } from '../exam.ts';

export const versionCheck: DoctorCheck = {
  name: 'version',
  okText: ({ version }) => `Version ${version} is deployed.`,
  run({ stack, version, config: { stage } }) {
    const deployed = stackOutput(stack!, 'Version');
    if (deployed === version) return undefined;
    return note(
      `${deployed ? `Version ${deployed}` : 'An earlier version'} is deployed, but this repository is at ${version}.`,
      `npm run deploy -- -c stage=${stage}`,
    );
  },
};
