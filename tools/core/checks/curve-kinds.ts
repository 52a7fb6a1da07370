import type { HeaderItem } from '../reading/header-line.ts';

export interface CurveUnit {
  /** Upper case; the first is the usual spelling. */
  names: readonly string[];
  /** Beyond what any tool reads, in any rock or fluid. */
  limits: readonly [number, number];
  /** The typical median, if several units are possible. */
  usual?: readonly [number, number];
}

type Named = Pick<HeaderItem, 'mnemonic' | 'unit'>;

export interface CurveKind {
  name: string;
  mnemonics: readonly string[];
  /** The names that mean something else without a unit of this kind. */
  onlyWithUnit?: readonly string[];
  /** Values are compared by ratio instead of difference. */
  logarithmic?: boolean;
  units: readonly CurveUnit[];
}

/**
 * Kinds of curves by mnemonic. Limits are deliberately wide: physical properties of minerals and fluids after
 * Schlumberger, Log Interpretation Charts, with room for casing, washouts and tool noise.
 */
export const curveKinds: readonly CurveKind[] = [
  {
    name: 'gamma ray',
    mnemonics: [
      'GR',
      'GRC',
      'GRD',
      'GRN',
      'GRS',
      'SGR',
      'CGR',
      'HGR',
      'HSGR',
      'HCGR',
      'ECGR',
      'GAM',
    ],
    units: [{ names: ['GAPI', 'API', 'APIU', 'GAPI.'], limits: [0, 2000] }],
  },
  {
    name: 'density',
    mnemonics: ['RHOB', 'RHOZ', 'ZDEN', 'DEN', 'DENS', 'RHO8', 'HRHO', 'BDC'],
    units: [
      {
        names: ['G/C3', 'G/CC', 'G/CM3', 'GM/CC', 'GM/C3', 'GCC'],
        limits: [0.9, 5],
        usual: [1.2, 3.3],
      },
      { names: ['K/M3', 'KG/M3', 'KGM3'], limits: [900, 5000], usual: [1200, 3300] },
    ],
  },
  {
    name: 'neutron porosity',
    mnemonics: ['NPHI', 'TNPH', 'NPOR', 'CNC', 'CNCF', 'PHIN', 'NPHL', 'NPHS', 'HNPO'],
    units: [
      {
        names: ['V/V', 'M3/M3', 'CFCF', 'FRAC', 'DEC', 'FT3/FT3'],
        limits: [-0.15, 1.2],
        usual: [-0.05, 0.75],
      },
      { names: ['%', 'PU', 'P.U.', 'PCT', 'PERCENT'], limits: [-15, 120], usual: [1, 75] },
    ],
  },
  {
    name: 'compressional slowness',
    mnemonics: ['DT', 'DTC', 'DTCO', 'AC', 'DTLN', 'DT4P', 'BHC'],
    units: [
      {
        names: ['US/F', 'US/FT', 'USEC/FT', 'USPF', 'US/FEET'],
        limits: [30, 300],
        usual: [40, 200],
      },
      { names: ['US/M', 'USEC/M', 'USPM'], limits: [100, 1000], usual: [130, 650] },
    ],
  },
  {
    name: 'caliper',
    mnemonics: ['CALI', 'CAL', 'HCAL', 'CALS', 'C1', 'C2', 'LCAL'],
    // Methane and ethane in a mud log.
    onlyWithUnit: ['C1', 'C2'],
    units: [
      { names: ['IN', 'INCH', 'INCHES', '"'], limits: [2, 60], usual: [3, 26] },
      { names: ['MM'], limits: [50, 1500], usual: [75, 660] },
      { names: ['CM'], limits: [5, 150], usual: [7.5, 66] },
    ],
  },
  {
    name: 'spontaneous potential',
    mnemonics: ['SP', 'SPC', 'SPBL', 'SSP'],
    units: [{ names: ['MV', 'MVOLT'], limits: [-1000, 1000] }],
  },
  {
    name: 'resistivity',
    mnemonics: [
      ...['ILD', 'ILM', 'LLD', 'LLS', 'RT', 'RD', 'RS', 'RM', 'RXO', 'MSFL', 'SFL', 'SFLU', 'LL8'],
      ...[
        'RILD',
        'RILM',
        'RESD',
        'RESM',
        'RESS',
        'HDRS',
        'HLLD',
        'HLLS',
        'AT10',
        'AT30',
        'AT60',
        'AT90',
      ],
    ],
    logarithmic: true,
    units: [{ names: ['OHMM', 'OHM.M', 'OHM-M', 'OHM/M', 'OHMS'], limits: [0.001, 1_000_000] }],
  },
  {
    name: 'photoelectric factor',
    mnemonics: ['PEF', 'PE', 'PEFZ', 'PEF8'],
    units: [{ names: ['B/E', 'BARN/E', 'BARNS/E', 'B/ELEC'], limits: [-1, 100] }],
  },
];

const byMnemonic = new Map(
  curveKinds.flatMap((kind) => kind.mnemonics.map((mnemonic) => [mnemonic, kind] as const)),
);

/** The kind of a curve by its mnemonic, ignoring the number of a run (GR:1, GR_2). */
export function kindOf({ mnemonic, unit }: Named): CurveKind | undefined {
  const known = byMnemonic.has(mnemonic) ? mnemonic : mnemonic.replace(/[:_-]?\d+$/, '');
  const kind = byMnemonic.get(known);
  return kind?.onlyWithUnit?.includes(known) && !unitOf(kind, unit) ? undefined : kind;
}

export function unitOf(kind: CurveKind | undefined, unit: string): CurveUnit | undefined {
  return kind?.units.find(({ names }) => names.includes(unit));
}
