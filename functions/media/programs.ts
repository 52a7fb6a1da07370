import { RejectedFile } from '../domain/uploads/rejected-file.ts';

interface Program {
  noun: string;
  /** The extensions that such a program may have; '' is none. */
  extensions: readonly string[];
}

/**
 * Executable files, by the extension that the package file-type reports. Others, such as documents with macros, are not
 * detected.
 */
const programs: Readonly<Record<string, Program>> = {
  exe: { noun: 'a Windows program', extensions: ['exe', 'dll', 'com', 'scr', 'sys'] },
  elf: {
    noun: 'a Linux program',
    extensions: ['', 'elf', 'so', 'bin', 'run', 'o', 'out', 'appimage'],
  },
  macho: { noun: 'a macOS program', extensions: ['', 'macho', 'dylib', 'bundle', 'bin', 'o'] },
  lnk: { noun: 'a Windows shortcut', extensions: ['lnk'] },
  class: { noun: 'a Java program', extensions: ['class'] },
  jar: { noun: 'a Java program', extensions: ['jar', 'war', 'ear', 'zip'] },
  apk: { noun: 'an app for Android', extensions: ['apk'] },
  xpi: { noun: 'an extension for browsers', extensions: ['xpi', 'zip'] },
  crx: { noun: 'an extension for browsers', extensions: ['crx'] },
  deb: { noun: 'a package for Linux', extensions: ['deb'] },
  rpm: { noun: 'a package for Linux', extensions: ['rpm'] },
  reg: { noun: 'a Windows registry file', extensions: ['reg'] },
  dmg: { noun: 'a macOS disk image', extensions: ['dmg'] },
  swf: { noun: 'a Flash program', extensions: ['swf'] },
};

/**
 * Refuses a program whose name claims another type.
 * @param type its actual type
 * @param given the extension of its name, or ''
 * @throws RejectedFile
 */
export function refuseDisguise(type: string, given: string): void {
  const program = Object.hasOwn(programs, type) ? programs[type] : undefined;
  if (!program || program.extensions.includes(given)) return;
  const name = given === '' ? 'has no extension' : `ends with .${given}`;
  throw new RejectedFile(
    `This file is ${program.noun}, but its name ${name}. If you mean to sell a program, give it the correct extension (.${program.extensions.find(Boolean)}) and upload it again.`,
  );
}
