import type { AttributeValue, Item } from './wire-types.ts';

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html */
export function itemBytes(item: Item): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value),
    0,
  );
}

/** A list or map has 3 bytes of its own, and 1 for each element. */
const nested = (bytes: readonly number[]) => sum(bytes) + bytes.length + 3;

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.B !== undefined) return Buffer.from(value.B, 'base64').length;
  if (value.SS) return sum(value.SS.map((each) => Buffer.byteLength(each)));
  if (value.NS) return sum(value.NS.map(numberBytes));
  if (value.BS) return sum(value.BS.map((each) => Buffer.from(each, 'base64').length));
  if (value.L) return nested(value.L.map(valueBytes));
  if (value.M) return nested([itemBytes(value.M)]) + Object.keys(value.M).length - 1;
  return 1;
}

/** About one byte for two significant digits, one more, and one for a sign. */
function numberBytes(number: string): number {
  const digits = number
    .replace(/e.*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
  return Math.ceil(digits.length / 2) + 1 + Number(number.startsWith('-'));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
