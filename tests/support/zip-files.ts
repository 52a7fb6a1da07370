import { deflateRawSync, crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  body?: Buffer;
  /** Bit 0 says that it is locked. */
  flags?: number;
  method?: number;
  /** The body is not a DEFLATE stream, although the entry claims to be. */
  lies?: 'deflated';
  /** Wrong values to write into the directory. */
  says?: { unpacked?: number; packed?: number; at?: number };
}

/** An archive as APPNOTE.TXT describes it, with a directory that may lie. */
export function zipOf(entries: readonly ZipEntry[], more: { count?: number } = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { name, body = Buffer.from(name), flags = 0x800, method = 8, says = {} } = entry;
    const packed = method === 8 && !entry.lies ? deflateRawSync(body) : body;
    const path = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc32(body), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(body.length, 22);
    local.writeUInt16LE(path.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(says.packed ?? packed.length, 20);
    central.writeUInt32LE(says.unpacked ?? body.length, 24);
    central.writeUInt32LE(says.at ?? at, 42);
    files.push(local, path, packed);
    directory.push(central, path);
    at += 30 + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(more.count ?? entries.length, 8);
  end.writeUInt16LE(more.count ?? entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, listed, end]);
}
