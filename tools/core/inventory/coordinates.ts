import { findItem, wellValue, type Header } from '../reading/header.ts';
import type { HeaderItem } from '../reading/header-line.ts';
import { quoted } from '../checks/quantity.ts';
import { axisUnit } from '../checks/unit-name.ts';

/** The position of a well, or why it is unknown. */
export type WellPlace =
  | { longitude: number; latitude: number; datum: string | null }
  | { problem: string };

interface Axis {
  name: string;
  items: readonly string[];
  letters: readonly [positive: string, negative: string];
  most: number;
}

const latitudeAxis: Axis = {
  name: 'latitude',
  items: ['LATI', 'LAT', 'LATITUDE'],
  letters: ['N', 'S'],
  most: 90,
};
const longitudeAxis: Axis = {
  name: 'longitude',
  items: ['LONG', 'LON', 'LONGI', 'LONGITUDE'],
  letters: ['E', 'W'],
  most: 180,
};
const datumItems = ['GDAT', 'GEODATUM', 'HDAT', 'HDATUM'];
const projected = [
  ...['X', 'Y', 'XCOORD', 'YCOORD', 'X_COORD', 'Y_COORD', 'XWELL', 'YWELL', 'UTMX', 'UTMY'],
  ...['EASTING', 'NORTHING'],
];
/** An area that is entirely west of Greenwich. */
const western = /^(US|USA|UNITED STATES.*|CA|CAN|CANADA)$/i;

/**
 * Returns the position of a well from its latitude and longitude items in ~W or ~P. Nothing is guessed or converted.
 */
export function placeOf(header: Header): WellPlace {
  const { W, P } = header.items;
  const read = (names: readonly string[]) => {
    for (const name of names) {
      const inWell = findItem(W, name);
      const item = inWell ?? findItem(P, name);
      const value = inWell ? wellValue(header, inWell) : (item?.value ?? '');
      if (item && value !== '') return { item, value };
    }
    return undefined;
  };
  const [latitude, longitude] = [latitudeAxis, longitudeAxis].map((axis) => read(axis.items));
  if (!latitude || !longitude) {
    if (read(projected)) return { problem: 'X and Y are given, which Core does not convert.' };
    const lacks = [!latitude && 'latitude', !longitude && 'longitude'].filter(Boolean);
    return { problem: `It has no ${lacks.join(' and no ')}.` };
  }
  const south = readAngle(latitude, latitudeAxis);
  if (typeof south === 'string') return { problem: south };
  const east = readAngle(longitude, longitudeAxis);
  if (typeof east === 'string') return { problem: east };
  if (south.degrees === 0 && east.degrees === 0) {
    return { problem: 'Latitude and longitude are 0, which means that they are unknown.' };
  }
  const country = read(['CTRY'])?.value ?? '';
  if (east.degrees > 0 && !east.isLettered && western.test(country)) {
    return {
      problem: `The longitude is ${quoted(longitude.value)}, east of Greenwich, but the country is ${quoted(country)}.`,
    };
  }
  const said = [read(datumItems)?.value, ...[latitude, longitude].flatMap(textsOf)];
  return {
    longitude: round(east.degrees),
    latitude: round(south.degrees),
    datum: said.map((text) => datumIn(text ?? '')).find((datum) => datum !== null) ?? null,
  };
}

const textsOf = ({ item, value }: { item: HeaderItem; value: string }) => [
  ...[value, item.value, item.description],
];

/** A tenth of a millimetre is finer than any survey. */
const round = (degrees: number): number => Number(degrees.toFixed(9));

/**
 * Degrees, with or without minutes and seconds, and with the letter before or after. A degree sign written on a
 * Macintosh is read as ∞.
 */
const angle =
  /^(?<before>[NSEW])?\s*(?<sign>[-+])?\s*(?<degrees>\d{1,3}(?:\.\d+)?)(?:\s*(?:[°º˚∞\ufffd]|deg(?:rees?)?\.?|d|[\s:-])\s*(?<minutes>\d{1,2}(?:\.\d+)?)(?:\s*(?:'|′|’|min(?:utes?)?\.?|m|[\s:-])\s*(?<seconds>\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''|sec(?:onds?)?\.?|s)?|\s*(?:'|′|’|min(?:utes?)?\.?|m)?))?\s*(?:[°º˚∞\ufffd]|deg(?:rees?)?\.?|d)?\s*(?<after>[NSEW])?$/i;

/** Long runs of blanks would cause backtracking; no coordinate is longer than this. */
const longest = 80;

/** The datum is named separately, and is not part of the angle. */
const datums =
  /\b(WGS|NAD|ED|ETRS|GDA|AGD|OSGB|SAD|PSAD|TOKYO|PULKOVO|SIRGAS|NZGD|CGCS|CSRS)[\s_-]*(19|20)?(\d\d)\b/i;

function datumIn(text: string): string | null {
  const [, name, century = '', year] = datums.exec(text.slice(0, longest)) ?? [];
  if (name === undefined || year === undefined) return null;
  const isLong = century === '20' || name.toUpperCase() === 'PULKOVO';
  return `${name.toUpperCase()} ${isLong ? century : ''}${year}`;
}

function readAngle({ item, value }: { item: HeaderItem; value: string }, axis: Axis) {
  const shown = `The ${axis.name} is ${quoted(value)}`;
  if (['M', 'F'].includes(axisUnit(item.unit))) {
    return `${shown} in ${item.unit}, which Core does not convert.`;
  }
  const unreadable = `${shown}, which is neither decimal degrees nor degrees, minutes and seconds.`;
  if (value.length > longest) return unreadable;
  const text = value
    .replace(datums, '')
    .replace(/[\s(),]+$/, '')
    .trim();
  const { before, sign, degrees, minutes, seconds, after } = angle.exec(text)?.groups ?? {};
  if (degrees === undefined || (before && after)) return unreadable;
  const parts = [degrees, minutes, seconds].filter((part) => part !== undefined);
  const [d = 0, m = 0, s = 0] = parts.map(Number);
  if (m >= 60 || s >= 60 || parts.slice(0, -1).some((part) => part.includes('.')))
    return unreadable;
  const letter = (before ?? after)?.toUpperCase();
  const [positive, negative] = axis.letters;
  if (letter !== undefined && !axis.letters.includes(letter)) {
    return `${shown}, but ${letter} cannot be a ${axis.name}.`;
  }
  if (sign === '-' && letter === positive) return `${shown}, whose sign and letter disagree.`;
  const size = d + m / 60 + s / 3600;
  if (size > axis.most) return `${shown}, beyond ${axis.most} degrees.`;
  const isNegative = sign === '-' || letter === negative;
  return { degrees: isNegative ? -size : size, isLettered: letter !== undefined };
}
