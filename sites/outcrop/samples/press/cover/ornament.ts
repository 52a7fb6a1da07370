import type { Canvas } from './canvas.ts';
import { px } from './canvas.ts';

export const ornaments = ['sand', 'shale', 'limestone', 'plain', 'gravel', 'dolomite'] as const;
export type Ornament = (typeof ornaments)[number];

/** Definitions of the rock ornaments as SVG patterns, in one colour. */
export function ornamentDefs(colour: string): string {
  const stroke = `fill="none" stroke="${colour}" stroke-width="1.6" stroke-opacity=".55"`;
  const pattern = (name: Ornament, width: number, height: number, body: string) =>
    `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`;
  const dots = [
    [4, 4],
    [15, 9],
    [8, 15],
    [19, 19],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5" fill="${colour}" fill-opacity=".55"/>`)
    .join('');
  return [
    pattern('sand', 22, 22, dots),
    pattern('shale', 40, 12, `<path d="M2 3h24M22 9h24M-18 9h24" ${stroke}/>`),
    pattern('limestone', 44, 28, `<path d="M0 .5h44M0 14h44M11 0v14M33 14v14" ${stroke}/>`),
    pattern('dolomite', 44, 28, `<path d="M0 .5h44M0 14h44M14 0l-6 14M36 14l-6 14" ${stroke}/>`),
    pattern(
      'gravel',
      46,
      30,
      `<g ${stroke}><ellipse cx="10" cy="8" rx="6" ry="4"/><ellipse cx="32" cy="12" rx="4" ry="3"/><ellipse cx="22" cy="23" rx="7" ry="4.4"/><ellipse cx="42" cy="25" rx="3" ry="2.2"/></g>`,
    ),
  ].join('');
}

/** The second coat of an area: its ornament over its colour. */
export function ornamentFill(d: string, ornament: Ornament): string {
  return ornament === 'plain' ? '' : `<path d="${d}" fill="url(#${ornament})"/>`;
}

/** Graph paper under the motif and the neat line of a plate over it. */
export function graphPaper(canvas: Canvas): string {
  const { width, height, scheme } = canvas;
  let d = '';
  for (let x = 24; x < width; x += 24) d += `M${x} 0V${height}`;
  for (let y = 24; y < height; y += 24) d += `M0 ${y}H${width}`;
  return (
    `<rect width="${width}" height="${height}" fill="${scheme.ground}"/>` +
    `<path d="${d}" stroke="${scheme.grid}" stroke-width="1"/>`
  );
}

/** A double neat line with a graduated edge, as round a map sheet. */
export function neatLine(canvas: Canvas): string {
  const { width, height, scheme } = canvas;
  const [outer, inner] = [18, 28];
  const mid = (outer + inner) / 2;
  const rect = (inset: number, weight: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="none" stroke="${scheme.line}" stroke-width="${weight}"/>`;
  const dashes = (length: number) => `stroke-dasharray="${px(length)} ${px(length)}"`;
  const [stepX, stepY] = [(width - inner * 2) / 16, (height - inner * 2) / 12];
  const edge = (d: string, step: number) =>
    `<path d="${d}" stroke="${scheme.line}" stroke-width="${(inner - outer) / 2}" ${dashes(step)}/>`;
  return (
    `<path d="M0 0H${width}V${height}H0ZM${inner} ${inner}V${height - inner}H${width - inner}V${inner}Z" fill="${scheme.ground}" fill-rule="evenodd"/>` +
    edge(`M${inner} ${mid}H${width - inner}M${inner} ${height - mid}H${width - inner}`, stepX) +
    edge(`M${mid} ${inner}V${height - inner}M${width - mid} ${inner}V${height - inner}`, stepY) +
    rect(outer, 1.6) +
    rect(inner, 1.2)
  );
}
