import type { FileListChoice } from '#shared/contracts/file-list.ts';

/** The stored choice; what a form does not name stays as it was `before`. */
export function readFileList(
  choice: FileListChoice | undefined,
  before: 'shown' | undefined,
): 'shown' | undefined {
  return (choice ?? before) === 'shown' ? 'shown' : undefined;
}
