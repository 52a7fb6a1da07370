import { createHash } from 'node:crypto';
import { siteConfig } from '#shared/site-config/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** Words that attackers try first, besides those of the shop and of the person. */
const obviousWords = ['password', 'admin', 'administrator', 'welcome', 'podcast', 'article'];

/**
 * If the site's configuration asks for it, refuses passwords that are guessed first: the most used ones, and words of
 * the shop or of the email address with digits or symbols around them.
 * @throws AppError `password_not_accepted` for the field
 */
export function refuseCommonPassword(email: string, password: string, field = 'password'): void {
  if (!siteConfig.refuseCommonPasswords) return;
  const fault = isCommon(password)
    ? 'This is one of the most common passwords. Choose another one'
    : isObvious(email, password)
      ? 'This password is easy to guess from your address or from our name. Choose another one'
      : undefined;
  if (fault) throw new AppError('password_not_accepted', { fields: { [field]: fault } });
}

function isCommon(password: string): boolean {
  const wanted = createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0);
  let [low, high] = [0, commonPasswords.length / 4];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (commonPasswords.readUInt32BE(middle * 4) < wanted) low = middle + 1;
    else high = middle;
  }
  return low * 4 < commonPasswords.length && commonPasswords.readUInt32BE(low * 4) === wanted;
}

function isObvious(email: string, password: string): boolean {
  const core = lettersAndDigits(password).replaceAll(/^\d+|\d+$/g, '');
  const { product, company } = siteConfig.brand;
  const words = [...obviousWords, product, company, ...company.split(/\s+/), ...partsOf(email)]
    .map((word) => lettersAndDigits(word).replaceAll(/^\d+|\d+$/g, ''))
    .filter((word) => word.length >= 4);
  return words.some((word) => word === core || word + word === core);
}

/**
 * Returns the parts of an email address: for `ann.smith@rocks.example` the whole, `ann.smith`, its words, and `rocks`.
 */
function partsOf(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [email, local, ...local.split(/[^\p{L}\p{N}]+/u), domain, domain.split('.')[0]!];
}

const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
