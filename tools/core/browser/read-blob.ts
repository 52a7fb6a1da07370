const megabyte = 1 << 20;

/** Yields the bytes of a file of any size in chunks, so that memory holds only one. */
export async function* readBlob(blob: Blob, size = megabyte): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < blob.size; at += size) {
    yield new Uint8Array(await blob.slice(at, at + size).arrayBuffer());
  }
}
