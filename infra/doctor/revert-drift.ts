/**
 * The command that undoes changes made outside CloudFormation. An ordinary deployment skips a resource whose template
 * has not changed.
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/drift-aware-change-sets.html
 */
export const revertDrift = (stage: string): string =>
  `npm run deploy -- -c stage=${stage} --revert-drift`;
