import type { StackStatus } from '@aws-sdk/client-cloudformation';

/**
 * Whether a stack has been created completely. One whose creation failed or never began contains nothing to keep (AWS
 * CloudFormation User Guide, "Stack status codes").
 */
export function stackExists(status: StackStatus | undefined): boolean {
  if (status === undefined) return false;
  return !/^(CREATE_(IN_PROGRESS|FAILED)|ROLLBACK_|REVIEW_|DELETE_|IMPORT_ROLLBACK_)/.test(status);
}
