import type { CurveTrack } from './curve-tracks.ts';
import { html } from './html-text.ts';

export interface Mark {
  /** The finding's number in its list. */
  number: number;
  line: number;
}

const [width, height, margin] = [150, 300, 6];
const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a curve over its log, depth downwards, with a mark at each finding. */
export function drawTrack(track: CurveTrack, marks: readonly Mark[], depths: string): string {
  const { curve, unit, logarithmic, low, high, parts } = track;
  const scale = (value: number) => (logarithmic ? Math.log10(value) : value);
  const span = scale(high) - scale(low) || 1;
  const x = (value: number) =>
    round(margin + ((width - 2 * margin) * (scale(value) - scale(low))) / span);
  const y = (at: number) => round((height * at) / Math.max(1, parts.length - 1));
  const path = parts.flatMap((part, at) => {
    if (part.low !== part.low) return [];
    const isJoined = at > 0 && parts[at - 1]!.low === parts[at - 1]!.low;
    const to = part.high === part.low ? '' : `H${x(part.high)}`;
    return [`${isJoined ? 'L' : 'M'}${x(part.low)} ${y(at)}${to}`];
  });
  const first = parts[0]!.line;
  const placed = marks.filter(({ line }) => line >= first);
  const lines = placed.map(({ number, line }) => {
    const at = y(parts.findLastIndex((part) => part.line <= line));
    const label = `<text x="${width + 3}" y="${at + 4}">${number}</text>`;
    return `<path class="mark" d="M0 ${at}H${width}"/>${label}`;
  });
  const range = `${number(low)} to ${number(high)}${unit && ` ${unit}`}${logarithmic ? ', logarithmic' : ''}`;
  const numbers = marks.map((mark) => mark.number).join(', ');
  const about = `Plot of ${curve}, ${range}, ${depths}. ${placed.length > 0 ? `Marked: finding ${placed.map((mark) => mark.number).join(', ')}.` : ''}`;
  return `<figure><svg viewBox="0 -8 ${width + 24} ${height + 16}" width="${width + 24}" height="${height + 16}" role="img" aria-label="${html(about.trim())}"><rect width="${width}" height="${height}"/><path class="curve" d="${path.join('')}"/>${lines.join('')}</svg><figcaption><b>${html(curve)}</b> ${html(range)}<br>${html(depths)}<br>Finding ${numbers}</figcaption></figure>`;
}

const number = (value: number): string => String(Number(value.toPrecision(6)));
