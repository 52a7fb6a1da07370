import { note } from '../../preflight/problem.ts';
import { stagePrefix } from '../../stage-config.ts';
import type { DoctorCheck, Exam } from '../exam.ts';
import { revertDrift } from '../revert-drift.ts';

/** Reads the last result of drift detection. A new detection takes minutes and is itself a change. */
export const driftCheck: DoctorCheck = {
  name: 'drift',
  okText: (exam) =>
    driftOf(exam) === 'IN_SYNC'
      ? 'Nothing had been changed outside CloudFormation at the last check.'
      : `Nobody has checked yet whether anything was changed outside CloudFormation (aws cloudformation detect-stack-drift --stack-name ${stagePrefix(exam.config)} --region ${exam.region}).`,
  run(exam) {
    if (driftOf(exam) !== 'DRIFTED') return undefined;
    const name = stagePrefix(exam.config);
    return note(
      `Part of the stack ${name} was changed or deleted outside CloudFormation.`,
      `aws cloudformation describe-stack-resource-drifts --stack-name ${name} --stack-resource-drift-status-filters MODIFIED DELETED --region ${exam.region}   (to undo it: ${revertDrift(exam.config.stage)})`,
    );
  },
};

const driftOf = ({ stack }: Exam) => stack?.DriftInformation?.StackDriftStatus;
