import { audio } from '#site/config/audio.ts';
import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { audioMoney, factorText } from '../audio-money.ts';
import { sampleName } from '../sample-text.ts';
import type { PolicyPart } from './policy-part.ts';

const { service, voices, multipliers, addOns, blockMinutes } = audio;
const { speeds, delivery } = service;

/** The text of `/audio/terms`, with constants from the configuration. */
export const termsParts: readonly PolicyPart[] = [
  {
    id: 'service',
    heading: 'What the service is',
    text: (
      <p>
        {site.brand.company} makes audio narrations, as MP3, of texts that you send. You are the
        person or the organisation that orders one.
      </p>
    ),
  },
  {
    id: 'order',
    heading: 'How an order goes',
    text: (
      <ol>
        <li>You email a PDF or a link.</li>
        <li>You receive a free {sampleName} of your own text.</li>
        <li>You approve voice and speed, or ask for another sample.</li>
        <li>You pay.</li>
        <li>You receive the full MP3 by e-mail or as a drive link.</li>
      </ol>
    ),
  },
  {
    id: 'acceptance',
    heading: 'When an order is accepted',
    text: (
      <p>
        An order is accepted when the payment is confirmed. Until then neither of us owes the other
        anything: payment is due only after you have approved the sample, and the sample is free
        whatever you decide.
      </p>
    ),
  },
  {
    id: 'price',
    heading: 'Prices and quantity',
    text: (
      <>
        <p>
          Quantity is the number of {blockMinutes}-minute blocks of finished audio, rounded up. A
          block costs {audioMoney(voices.standard.amountMinor)} with the Standard voice and{' '}
          {audioMoney(voices.cinematic.amountMinor)} with the Cinematic voice.
        </p>
        <ul>
          <li>
            Languages other than English: {factorText(multipliers.languageCommon)} where common,{' '}
            {factorText(multipliers.languageRare)} where less common.
          </li>
          <li>
            Complex formatting: {factorText(multipliers.formattingLow)} to{' '}
            {factorText(multipliers.formattingHigh)}.
          </li>
          <li>
            Rush: {factorText(multipliers.rushSameDay)} on the same day,{' '}
            {factorText(multipliers.rushTwelveHours)} in under {service.rushHours} hours. Works
            under {delivery.shortMinutes} minutes come on the same day without a surcharge.
          </li>
          <li>
            An MP3 per chapter: {audioMoney(addOns.chaptersPerBlockMinor)} per block or a flat{' '}
            {audioMoney(addOns.chaptersFlatMinor)}, whichever is less.
          </li>
          <li>
            An extra version at {speeds.slower}x or {speeds.faster}x:{' '}
            {audioMoney(addOns.extraSpeedMinor)} each.
          </li>
          <li>
            Storage for {service.extendedDays} days instead of {service.keptDays}:{' '}
            {audioMoney(addOns.storageMinor)}.
          </li>
        </ul>
        <p>
          Surcharges multiply the price of the blocks one after the other, each result rounded to
          the cent; add-ons are not multiplied. Our reply names the exact total. A{' '}
          <SiteLink to="/audio#quote">slip worked out on the site</SiteLink> from a number of pages
          is an estimate.
        </p>
      </>
    ),
  },
  {
    id: 'speed',
    heading: 'Voice and speed',
    text: (
      <p>
        Speeds from {speeds.slowest}x to {speeds.fastest}x can be chosen at no charge. What you
        approved in the sample is what the narration is made with.
      </p>
    ),
  },
  {
    id: 'delivery',
    heading: 'Delivery',
    text: (
      <p>
        Short works, under {delivery.shortMinutes} minutes, come on the same day, those of{' '}
        {delivery.shortMinutes} to {delivery.longMinutes} minutes within {delivery.fromHours} to{' '}
        {delivery.toHours} hours of the payment. For longer ones we name a day before you pay. If we
        miss a rush that you paid for, its surcharge is paid back.
      </p>
    ),
  },
  {
    id: 'refunds',
    heading: 'Corrections and refunds',
    text: (
      <>
        <p>
          If something is wrong, such as a skipped passage, a mispronounced term from your list, or
          another voice than the approved one, tell us and we correct it at no charge.
        </p>
        <p>
          If you are still dissatisfied after a reasonable correction, you get your money back. Your
          rights as a consumer are not touched.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    heading: 'Your text, your audio',
    text: (
      <p>
        Send only texts that you may have narrated: your own, free ones, or with their owner’s
        consent. You keep all rights in the text and may use the audio as you like. We may refuse
        texts that break the law or incite hatred; then you get back what you paid.
      </p>
    ),
  },
  {
    id: 'storage',
    heading: 'Storage',
    text: (
      <p>
        Files are deleted {service.keptDays} days after delivery, or after {service.extendedDays}{' '}
        days with extended storage. Save the MP3 before that: afterwards it has to be made, and
        paid, again. See <SiteLink to="/audio/privacy">what we keep</SiteLink>.
      </p>
    ),
  },
  {
    id: 'liability',
    heading: 'What we answer for',
    text: (
      <p>
        We read what the text says and do not check whether it is true. As far as the law allows, we
        answer for no more than what you paid for the order.
      </p>
    ),
  },
  {
    id: 'support',
    heading: 'Support',
    text: (
      <p>
        We reply within {service.replyHours} hours at{' '}
        <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>.
      </p>
    ),
  },
  {
    id: 'law',
    heading: 'Governing law',
    text: (
      <p>
        The law of {site.legal.governingLaw} applies. The terms that stood here on the day you paid
        hold for that order. You have to be at least {site.legal.minimumAge} years old to order.
      </p>
    ),
  },
];
