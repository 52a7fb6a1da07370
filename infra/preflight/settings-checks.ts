import type { Check } from './check.ts';
import { stop } from './problem.ts';

/** Domains that cannot receive email (RFC 2606, RFC 6761, RFC 6762). */
const unreachable = /(^|\.)(test|example|invalid|localhost|local|example\.(com|net|org))$/i;

export const settingsFile = (stage: string): string => `outcrop.${stage}.json`;

export const senderCheck: Check = {
  name: 'sender',
  run({ config: { senderEmail, stage } }) {
    if (!unreachable.test(senderEmail.split('@')[1]!)) return undefined;
    return stop(
      `Emails would be sent from ${senderEmail}, whose domain does not exist, so mail servers would reject them.`,
      `Add to ${settingsFile(stage)}: "senderEmail": "hello@<your domain>"`,
    );
  },
};

export const regionCheck: Check = {
  name: 'region',
  run({ config: { stage, region }, environment }) {
    if (region) return undefined;
    const known = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'];
    return stop(
      `${settingsFile(stage)} does not say in which AWS region the stage is.`,
      `Add to ${settingsFile(stage)}: "region": "${known || 'eu-west-2'}"`,
    );
  },
};

export const terminalRegionCheck: Check = {
  name: "terminal's region",
  run({ config: { stage, region }, environment }) {
    const name = ['AWS_REGION', 'AWS_DEFAULT_REGION'].find((each) => environment[each]);
    const other = name && environment[name];
    if (!region || !other || other === region) return undefined;
    return stop(
      `The stage "${stage}" is in ${region} (${settingsFile(stage)}), but ${name} says ${other}.`,
      `export ${name}=${region}`,
    );
  },
};
