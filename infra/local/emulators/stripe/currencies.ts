/** Presentment currencies that Stripe supports for cards (docs.stripe.com/currencies). */
export const supportedCurrencies: ReadonlySet<string> = new Set(
  (
    'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd ' +
    'cad cdf chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd ' +
    'hkd hnl htg huf idr ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad ' +
    'mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln ' +
    'pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd top try ttd twd tzs ' +
    'uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
  ).split(' '),
);

const zeroDecimal = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
const threeDecimal = new Set('bhd jod kwd omr tnd'.split(' '));

/**
 * Smallest charge by currency, in minor units (docs.stripe.com/currencies, "Minimum and maximum charge
 * amounts").
 */
const minimumCharges: Readonly<Record<string, number>> = {
  usd: 50,
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
};

/** For other currencies Stripe converts its minimum. No exchange rates are known here, so the minimum is 1. */
export const minimumCharge = (currency: string): number => minimumCharges[currency] ?? 1;

/** Largest charge: eight digits (docs.stripe.com/currencies). */
export const maximumCharge = 99_999_999;

/** Decimals of a major unit in Stripe's amounts. ISK and UGX have two there, unlike in ISO 4217. */
export function currencyDecimals(currency: string): number {
  if (zeroDecimal.has(currency)) return 0;
  return threeDecimal.has(currency) ? 3 : 2;
}

/** Formats an amount in minor units for British readers, such as "£4.99" or "¥500". */
export function formatMoney(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(
    amountMinor / 10 ** currencyDecimals(currency),
  );
}

/**
 * Parses an amount typed in major units into minor units; undefined when it is not a positive amount of that
 * currency.
 */
export function parseMajorAmount(text: string, currency: string): number | undefined {
  const decimals = currencyDecimals(currency);
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text.trim());
  if (!match?.[1] || (match[2]?.length ?? 0) > decimals) return undefined;
  const amountMinor = Number(match[1] + (match[2] ?? '').padEnd(decimals, '0'));
  return amountMinor > 0 ? amountMinor : undefined;
}
