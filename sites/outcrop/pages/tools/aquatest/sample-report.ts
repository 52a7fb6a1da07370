/** An invented report. The guideline values of Health Canada and of the WHO are real. */
export const sampleReport = {
  number: '26-0417',
  place: 'Kitchen tap, private well, 38 m deep',
  takenOn: '12 May 2026',
  score: 82,
} as const;

export type Flag = 'OK' | 'WATCH' | 'EXCEEDS';

export interface Reading {
  parameter: string;
  found: string;
  unit: string;
  /** Maximum acceptable concentration, Guidelines for Canadian Drinking Water Quality. */
  healthCanada: string;
  /** Guidelines for Drinking-water Quality, 4th edition, with its addenda. */
  who: string;
  /** Flags by Health Canada's value; WATCH begins at 80 % of it. */
  flag: Flag;
}

export const readings: readonly Reading[] = [
  {
    parameter: 'E. coli',
    found: '0',
    unit: 'per 100 mL',
    healthCanada: '0',
    who: '0',
    flag: 'OK',
  },
  {
    parameter: 'Nitrate, as NO₃',
    found: '38',
    unit: 'mg/L',
    healthCanada: '45',
    who: '50',
    flag: 'WATCH',
  },
  {
    parameter: 'Lead',
    found: '6.2',
    unit: 'µg/L',
    healthCanada: '5',
    who: '10',
    flag: 'EXCEEDS',
  },
  {
    parameter: 'Arsenic',
    found: '2.9',
    unit: 'µg/L',
    healthCanada: '10',
    who: '10',
    flag: 'OK',
  },
  {
    parameter: 'Fluoride',
    found: '0.7',
    unit: 'mg/L',
    healthCanada: '1.5',
    who: '1.5',
    flag: 'OK',
  },
];

/** The sample's finding in four of the languages. */
export const finding = [
  { lang: 'en', text: 'Lead is above the guideline.' },
  { lang: 'fr', text: 'Le plomb dépasse la valeur recommandée.' },
  { lang: 'es', text: 'El plomo supera el valor de referencia.' },
  { lang: 'de', text: 'Blei liegt über dem Richtwert.' },
] as const;
