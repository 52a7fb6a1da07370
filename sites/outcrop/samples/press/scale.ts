import type { Axis } from './graphic.ts';

/** Maps a value of an axis to a position between `from` and `to` on the page. */
export function scaleOf(axis: Axis, from: number, to: number): (value: number) => number {
  const map = (value: number) => (axis.scale === 'log' ? Math.log(value) : value);
  const [low, high] = axis.reverse ? [to, from] : [from, to];
  const [start, end] = [map(axis.min), map(axis.max)];
  return (value) => low + ((map(value) - start) / (end - start)) * (high - low);
}

/** Round steps (1, 2, 5 × 10ⁿ) for about `count` intervals; whole decades on a log axis. */
export function ticksOf(axis: Axis, count: number): number[] {
  if (axis.ticks) return axis.ticks;
  const { min, max } = axis;
  if (axis.scale === 'log') {
    const first = Math.ceil(Math.log10(min) - 1e-9);
    const last = Math.floor(Math.log10(max) + 1e-9);
    return Array.from({ length: last - first + 1 }, (_, i) => tidy(10 ** (first + i)));
  }
  const rough = (max - min) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((step) => step * power >= rough * 0.999) ?? 10;
  const step = factor * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(min / step - 1e-9) * step; tick <= max + step * 1e-6; tick += step) {
    ticks.push(tidy(tick));
  }
  return ticks;
}

/** The ticks 2 … 9 between the decades of a log axis. */
export function minorTicksOf(axis: Axis): number[] {
  if (axis.scale !== 'log') return [];
  const ticks: number[] = [];
  for (let decade = Math.floor(Math.log10(axis.min)); 10 ** decade < axis.max; decade += 1) {
    for (let digit = 2; digit <= 9; digit += 1) {
      const tick = tidy(digit * 10 ** decade);
      if (tick > axis.min && tick < axis.max) ticks.push(tick);
    }
  }
  return ticks;
}

function tidy(value: number): number {
  return Number(value.toPrecision(10));
}

/** Formats a tick label: a true minus, thin spaces in thousands, powers for long numbers. */
export function tickText(axis: Axis, tick: number, index: number): string {
  const given = axis.tickLabels?.[index];
  if (given !== undefined) return given;
  if (tick !== 0 && (Math.abs(tick) >= 1e5 || Math.abs(tick) < 1e-3)) {
    const exponent = Math.floor(Math.log10(Math.abs(tick)) + 1e-9);
    const factor = Number((tick / 10 ** exponent).toPrecision(3));
    const power = `10^{${String(exponent).replace('-', '−')}}`;
    return factor === 1 ? power : `${factor} × ${power}`;
  }
  const [whole = '', decimals] = String(Math.abs(tick)).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u2009') : whole;
  return `${tick < 0 ? '−' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}
