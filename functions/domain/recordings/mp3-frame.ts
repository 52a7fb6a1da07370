/**
 * The contents of an MP3 frame's four header bytes (ISO/IEC 11172-3, 2.4.1.3; 13818-3 for the lower sampling rates).
 */
export interface Mp3Frame {
  /** Header included. */
  sizeBytes: number;
  samples: number;
  samplingRate: number;
  /** The offset at which the first frame may contain the Xing or LAME table instead of sound. */
  infoOffset: number;
}

type Version = 1 | 2 | 2.5;

const versions: readonly (Version | undefined)[] = [2.5, undefined, 2, 1];
/** Kilobits per second by the header's index; 0 is "free" and 15 is invalid. */
const bitRates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const samplingRates: Record<Version, readonly number[]> = {
  1: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  2.5: [11_025, 12_000, 8_000],
};
const layerThree = 1;
const mono = 3;

/** Reads a frame's header; `undefined` if these are not the first bytes of a frame of layer III. */
export function readMp3Frame(bytes: Buffer): Mp3Frame | undefined {
  if (bytes.length < 4) return undefined;
  const header = bytes.readUInt32BE(0);
  const field = (shift: number, bits: number) => (header >>> shift) & ((1 << bits) - 1);
  const version = versions[field(19, 2)];
  if (field(21, 11) !== 0x7ff || !version || field(17, 2) !== layerThree) return undefined;
  const bitRate = bitRates[version === 1 ? 1 : 2][field(12, 4)];
  const samplingRate = samplingRates[version][field(10, 2)];
  if (!bitRate || !samplingRate) return undefined;
  const samples = version === 1 ? 1152 : 576;
  const padding = field(9, 1);
  const isMono = field(6, 2) === mono;
  const sideBytes = version === 1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    sizeBytes: Math.floor(((samples / 8) * bitRate * 1000) / samplingRate) + padding,
    samples,
    samplingRate,
    infoOffset: 4 + sideBytes,
  };
}
