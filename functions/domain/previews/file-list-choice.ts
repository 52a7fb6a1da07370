import type { FileListChoice } from '#shared/contracts/file-list.ts';

/** Returns the choice to store; a form without one leaves it as it was `before`. */
export function readFileList(
  choice: FileListChoice | undefined,
  before: 'shown' | undefined,
): 'shown' | undefined {
  return (choice ?? before) === 'shown' ? 'shown' : undefined;
}
