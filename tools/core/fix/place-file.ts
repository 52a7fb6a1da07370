import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

export interface NewFile {
  write(bytes: Uint8Array): void;
  /** Moves the complete file into place in one step. */
  place(): void;
  /** Removes what was written. */
  drop(): void;
}

/**
 * Begins a file under a temporary name in the folder of `target`.
 * @param replaces whether it replaces an existing file, whose permissions are kept
 * @throws the system's error: EEXIST if there is a file that it must not replace
 */
export function createNewFile(target: string, replaces: boolean): NewFile {
  const full = replaces ? realpathSync(target) : target;
  if (replaces) accessSync(full, constants.W_OK);
  else if (statSync(full, { throwIfNoEntry: false })) throw exists();
  makeFolder(path.dirname(full));
  const draft = path.join(path.dirname(full), `.${path.basename(full)}.${process.pid}.tmp`);
  const handle = openSync(draft, 'wx', replaces ? statSync(full).mode : undefined);
  let isOpen = true;

  function close(): void {
    if (isOpen) closeSync(handle);
    isOpen = false;
  }

  return {
    write(bytes) {
      for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
    },
    place() {
      fsyncSync(handle);
      close();
      if (replaces) {
        chmodSync(draft, statSync(full).mode);
        renameSync(draft, full);
        return;
      }
      placeBeside(draft, full);
    },
    drop() {
      close();
      rmSync(draft, { force: true });
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isFile ? failure('ENOTDIR', 'A part of the path is a file.') : error;
  }
}

/** Linking fails if a file has appeared in the meantime; a file system without links gets a rename. */
function placeBeside(draft: string, full: string): void {
  try {
    linkSync(draft, full);
    rmSync(draft);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    if (statSync(full, { throwIfNoEntry: false })) throw exists();
    renameSync(draft, full);
  }
}

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });
const exists = () => failure('EEXIST', 'The file exists.');
