import type { StackStatus } from '@aws-sdk/client-cloudformation';

/**
 * Whether a stack has once been made as a whole. One whose making failed or was not begun holds nothing that has to be
 * kept (AWS CloudFormation User Guide, "Stack status codes").
 */
export function stackStands(status: StackStatus | undefined): boolean {
  if (status === undefined) return false;
  return !/^(CREATE_(IN_PROGRESS|FAILED)|ROLLBACK_|REVIEW_|DELETE_|IMPORT_ROLLBACK_)/.test(status);
}
