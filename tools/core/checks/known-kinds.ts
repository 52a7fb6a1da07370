import type { CurveKind } from './curve-kinds.ts';

const perFoot = ['US/F', 'US/FT', 'USEC/FT', 'USEC/F', 'USPF', 'US/FEET', 'MICS/FT', 'USFT'];
const perMetre = ['US/M', 'USEC/M', 'USPM', 'MICS/M'];
const gramsPerCc = [
  ...['G/C3', 'G/CC', 'G/CM3', 'GM/CC', 'GM/C3', 'GM/CM3', 'GCC', 'GR/CC', 'GR/C3', 'GR/CM3'],
  ...['G/CMCU', 'GRCC', 'GMCC', 'GMS/CC', 'GRAM/CC', 'KG/L', 'KG/DM3'],
];
const kilosPerCubicMetre = ['K/M3', 'KG/M3', 'KGM3', 'KGS/M3', 'KG/M'];
const ohmMetres = [
  ...['OHMM', 'OHM.M', 'OHM/M', 'OHMS', 'OHM', 'OHMSM', 'OHMM2/M', 'OHMMETER', 'OHMMETRE', 'OM'],
  ...['OHMMETERS', 'OHMMM', 'Ω.M'],
];
const apiUnits = ['GAPI', 'API', 'APIU', 'APIUNITS', 'GRAPI', 'GAPIU', 'CAPI', 'NAPI'];
const fractions = [
  ...['V/V', 'M3/M3', 'CFCF', 'CF/CF', 'FRAC', 'FRACT', 'FRACTION', 'DEC', 'DECIMAL', 'DECP'],
  ...['FT3/FT3', 'V/VDECIMAL', 'VOL/VOL', 'M/M', 'G/G', 'VV', 'F/F'],
];
const percents = ['%', 'PU', 'PCT', 'PERCENT', 'PERC', 'LPU', 'SPU', '%POR', 'PORU', 'PUS', 'PUL'];

const resistivities = [
  ...['ILD', 'ILM', 'LLD', 'LLS', 'RT', 'RD', 'RS', 'RM', 'RXO', 'RX0', 'MSFL', 'SFL', 'SFLU'],
  ...['SFLA', 'LL8', 'LL3', 'RILD', 'RILM', 'RESD', 'RESM', 'RESS', 'HDRS', 'HMRS', 'HLLD', 'HLLS'],
  ...['AT10', 'AT20', 'AT30', 'AT60', 'AT90', 'AHT10', 'AHT90', 'AF10', 'AF90', 'AO10', 'AO90'],
  ...['RLA1', 'RLA2', 'RLA3', 'RLA4', 'RLA5', 'RXOZ', 'M2R1', 'M2R9', 'M2RX', 'RDEP', 'RMED'],
  ...['RSHA', 'RMIC', 'ILT', 'LLG', 'SN', 'LN', 'RSFL', 'RT10', 'RT20', 'RT30', 'RT60', 'RT90'],
  ...['P16H', 'P22H', 'P28H', 'P34H', 'P40H', 'A16H', 'A22H', 'A28H', 'A34H', 'A40H'],
];

/**
 * Kinds of curves by mnemonic. Limits are deliberately wide: physical properties of minerals and fluids after
 * Schlumberger, Log Interpretation Charts, with room for casing, washouts and tool noise.
 */
export const knownKinds: readonly CurveKind[] = [
  {
    name: 'gamma ray',
    mnemonics: [
      ...['GR', 'GRC', 'GRD', 'GRN', 'GRS', 'SGR', 'CGR', 'HGR', 'HSGR', 'HCGR', 'ECGR', 'GAM'],
      ...['GRTO', 'GRTH', 'GRGC', 'GRR', 'GRCO', 'EHGR', 'GRAX', 'GRM'],
    ],
    units: [
      { names: apiUnits, limits: [0, 2000], minSpike: 25 },
      { names: ['CPS', 'CNTS', 'C/S'], minSpike: 50 },
      { names: ['UR/H', 'URHR', 'UR/HR', 'UGRA/T', 'UGRAEQ/T'], minSpike: 5 },
    ],
  },
  {
    name: 'density correction',
    mnemonics: ['DRHO', 'HDRA', 'DRHB', 'ZCOR', 'CORR', 'DCOR', 'QRHO', 'DRH'],
    onlyWithUnit: ['CORR', 'DCOR'],
    mayStay: true,
    units: [
      { names: gramsPerCc, limits: [-2, 2], usual: [-0.4, 0.4], minSpike: 0.15 },
      { names: kilosPerCubicMetre, limits: [-2000, 2000], minSpike: 150 },
    ],
  },
  {
    name: 'density',
    mnemonics: [
      'RHOB',
      'RHOZ',
      'ZDEN',
      'DEN',
      'DENS',
      'RHO8',
      'HRHO',
      'BDC',
      'ROBB',
      'DENB',
      'DENL',
    ],
    // Geologging tools use these names for count rates as well.
    onlyWithUnit: ['DENB', 'DENL'],
    units: [
      { names: gramsPerCc, limits: [0.9, 5], usual: [1.2, 3.3], minSpike: 0.15 },
      { names: kilosPerCubicMetre, limits: [900, 5000], usual: [1200, 3300], minSpike: 150 },
    ],
  },
  {
    name: 'neutron porosity',
    mnemonics: [
      'NPHI',
      'TNPH',
      'NPOR',
      'CNC',
      'CNCF',
      'PHIN',
      'NPHL',
      'NPHS',
      'HNPO',
      'NPSS',
      'CNLS',
      'CNSS',
      'CNDL',
      'NPRL',
      'NPRS',
      'NPRD',
    ],
    onlyWithUnit: ['CNLS', 'CNSS', 'CNDL', 'NPRL', 'NPRS', 'NPRD'],
    units: [
      { names: fractions, limits: [-0.15, 1.2], usual: [-0.05, 0.75], minSpike: 0.08 },
      { names: percents, limits: [-15, 120], usual: [1.5, 75], minSpike: 8 },
    ],
  },
  {
    name: 'compressional slowness',
    mnemonics: ['DT', 'DTC', 'DTCO', 'AC', 'DTLN', 'DT4P', 'BHC', 'DTLF', 'DTCM', 'DT24'],
    onlyWithUnit: ['AC'],
    units: [
      { names: perFoot, limits: [30, 300], usual: [40, 200], minSpike: 10 },
      { names: perMetre, limits: [100, 1000], usual: [130, 650], minSpike: 33 },
    ],
  },
  {
    name: 'shear slowness',
    mnemonics: ['DTS', 'DTSM', 'DTSH', 'DT4S', 'DTXX', 'DTSD', 'ACS'],
    units: [
      { names: perFoot, limits: [50, 1500], usual: [60, 600], minSpike: 20 },
      { names: perMetre, limits: [160, 5000], usual: [700, 2000], minSpike: 66 },
    ],
  },
  {
    name: 'caliper',
    mnemonics: [
      'CALI',
      'CAL',
      'HCAL',
      'CALS',
      'C1',
      'C2',
      'LCAL',
      'CALX',
      'CALY',
      'DCAV',
      'HDAR',
      'DCAL',
      'MCAL',
      'CADE',
    ],
    // Methane and ethane in a mud log.
    onlyWithUnit: ['C1', 'C2', 'DCAL', 'MCAL', 'CADE'],
    units: [
      {
        names: ['IN', 'INCH', 'INCHES', '"', 'INS'],
        limits: [2, 60],
        usual: [3, 26],
        minSpike: 1,
      },
      { names: ['MM'], limits: [50, 1500], usual: [75, 660], minSpike: 25 },
      { names: ['CM'], limits: [5, 150], usual: [7.5, 66], minSpike: 2.5 },
      { names: ['M'], limits: [0.05, 1.5], minSpike: 0.025 },
    ],
  },
  {
    name: 'spontaneous potential',
    mnemonics: ['SP', 'SPC', 'SPBL', 'SSP', 'SPR'],
    units: [{ names: ['MV', 'MVOLT', 'MVOLTS', 'MILV'], limits: [-1000, 1000], minSpike: 20 }],
  },
  {
    name: 'resistivity',
    mnemonics: resistivities,
    onlyWithUnit: ['RS', 'RM', 'SN', 'LN', 'ILT', 'LLG'],
    logarithmic: true,
    units: [{ names: ohmMetres, limits: [0.001, 1_000_000], minSpike: 0.4 }],
  },
  {
    name: 'photoelectric factor',
    mnemonics: ['PEF', 'PE', 'PEFZ', 'PEF8', 'PEFL', 'PEFA', 'PDPE'],
    needsNoUnit: true,
    units: [
      {
        names: ['B/E', 'BARN/E', 'BARNS/E', 'B/ELEC', 'BARNS/ELECTRON', 'BARN', 'BARNS', 'BE'],
        limits: [-1, 100],
        minSpike: 1.5,
      },
    ],
  },
  {
    name: 'temperature',
    mnemonics: ['TEMP', 'MTEM', 'WTBH', 'CTEM', 'BHTEMP'],
    mayStay: true,
    needsNoUnit: true,
    units: [
      { names: ['DEGC', 'C', '°C', 'CEL', 'DEG', 'DC'], limits: [-60, 500], minSpike: 10 },
      { names: ['DEGF', 'F', '°F', 'FAR', 'DF'], limits: [-80, 950], minSpike: 20 },
    ],
  },
];

/** Kinds that a unit implies under an unknown name. Their limits apply to anything measured in that unit. */
export const unitKinds: readonly CurveKind[] = [
  {
    name: 'gamma ray',
    mnemonics: [],
    units: [{ names: apiUnits, limits: [-50, 10_000], minSpike: 25 }],
  },
  {
    name: 'slowness',
    mnemonics: [],
    units: [
      { names: perFoot, limits: [-200, 3000], minSpike: 20 },
      { names: perMetre, limits: [-650, 10_000], minSpike: 66 },
    ],
  },
  {
    name: 'resistivity',
    mnemonics: [],
    logarithmic: true,
    units: [{ names: ohmMetres, limits: [0, 1_000_000], minSpike: 0.4 }],
  },
  {
    name: 'density',
    mnemonics: [],
    mayStay: true,
    units: [
      { names: gramsPerCc, limits: [-5, 25], minSpike: 0.15 },
      { names: kilosPerCubicMetre, limits: [-5000, 25_000], minSpike: 150 },
    ],
  },
  {
    name: 'fraction',
    mnemonics: [],
    mayStay: true,
    units: [{ names: ['V/V', 'VOL/VOL', 'M3/M3'], limits: [-10, 10], minSpike: Infinity }],
  },
  {
    name: 'temperature',
    mnemonics: [],
    mayStay: true,
    units: [
      { names: ['DEGC'], limits: [-273, 1000], minSpike: 10 },
      { names: ['DEGF'], limits: [-460, 1800], minSpike: 20 },
    ],
  },
];
