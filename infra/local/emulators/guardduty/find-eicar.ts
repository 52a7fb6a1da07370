/**
 * The test file of EICAR, which every scanner reports and which does nothing. In two parts, so that a scanner of this
 * machine does not report this file.
 * @see https://www.eicar.org/download-anti-malware-testfile/
 */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR' + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** Whether the bytes contain the test file of EICAR. */
export async function findEicar(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  let last = '';
  for await (const chunk of chunks) {
    const text = last + Buffer.from(chunk).toString('latin1');
    if (text.includes(eicar)) return true;
    last = text.slice(-eicar.length);
  }
  return false;
}
