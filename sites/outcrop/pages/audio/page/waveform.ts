/** Points along the ten minutes of a block. */
const points = 150;
const width = 1200;
const step = width / points;

/** The loudness of a reading voice, 0 to 1: phrases, breaths between them, and a longer rest at each paragraph. */
function loudness(at: number): number {
  const phrase = Math.abs(Math.sin(at * 0.21) * Math.sin(at * 0.043 + 0.6));
  const syllables = 0.55 + 0.45 * Math.sin(at * 2.39) * Math.cos(at * 1.13 + 1);
  const rest = at % 37 > 33 ? 0.12 : 1;
  return Math.max(0.03, phrase * syllables * rest);
}

/** The mean loudness around a point, as it remains further down. */
function settled(at: number, reach: number): number {
  let sum = 0;
  for (let off = -reach; off <= reach; off++) sum += loudness(at + off);
  return sum / (2 * reach + 1);
}

const place = (value: number) => Math.round(value * 10) / 10;

/** The sound itself: one stroke per point, centred on a line at `middle`. */
export function soundPath(middle: number, height: number): string {
  return Array.from({ length: points }, (_, at) => {
    const half = place(loudness(at) * height);
    return `M${place((at + 0.5) * step)} ${place(middle - half)}v${place(half * 2)}`;
  }).join('');
}

/** A bed whose top follows the sound, more smoothly the deeper it is; it reaches down to `floor`. */
export function bedPath(top: number, height: number, reach: number, floor: number): string {
  const stride = Math.max(1, Math.ceil(reach / 2));
  const corners = Array.from({ length: Math.ceil(points / stride) + 1 }, (_, corner) => {
    const at = Math.min(corner * stride, points);
    return `L${place(at * step)} ${place(top + (0.5 - settled(at, reach)) * height)}`;
  });
  return `M0 ${floor}${corners.join('')}V${floor}Z`;
}
