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

const writingTexts: Record<string, string> = {
  ENOENT: 'There is no such folder.',
  EACCES: 'Permission to write it is denied.',
  EPERM: 'Permission to write it is denied.',
};

/** Describes a system error. */
export function systemErrorText(error: unknown, tried: 'read' | 'written' = 'read'): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const own = tried === 'written' ? writingTexts[code] : undefined;
  return own ?? texts[code] ?? `It cannot be ${tried}: ${message}`;
}
