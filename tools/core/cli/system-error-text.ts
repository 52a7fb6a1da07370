const texts: Record<string, string> = {
  ENOENT: 'There is no such file or folder.',
  EACCES: 'Permission to read it is denied.',
  EPERM: 'Permission to read it is denied.',
  EISDIR: 'This is a folder, not a file.',
  ENOTDIR: 'A part of this path is a file, not a folder.',
  ENAMETOOLONG: 'The name is too long.',
  ELOOP: 'The links lead in a circle.',
  EMFILE: 'Too many files are open.',
  EEXIST: 'The file exists already.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
};

/** The system's error in words. */
export function systemErrorText(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return texts[code] ?? `It cannot be read: ${message}`;
}
