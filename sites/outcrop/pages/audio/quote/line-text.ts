import { audio } from '#site/config/audio.ts';
import { audioMoney, factorText } from '../audio-money.ts';
import type { Order } from './order.ts';
import {
  addOnLabels,
  blockText,
  formattingLabels,
  languageLabels,
  rushLabels,
  voiceLabels,
} from './order-labels.ts';
import type { QuoteLine } from './quote-order.ts';

export interface LineText {
  label: string;
  /** How the amount was calculated. */
  working: string;
  amount: string;
}

/** Describes a line of the slip. */
export function lineText(line: QuoteLine, order: Order): LineText {
  const amount = audioMoney(line.amountMinor);
  switch (line.kind) {
    case 'narration':
      return {
        label: `${voiceLabels[line.voice].label} voice`,
        working: `${blockText(line.blocks)} × ${audioMoney(line.blockMinor)}`,
        amount,
      };
    case 'factor':
      return { label: factorLabel(line.of, order), working: factorText(line.factor), amount };
    case 'chapters':
      return { label: addOnLabels.chapters.label, working: chaptersWorking(line), amount };
    case 'addOn':
      return { label: addOnLabels[line.addOn].label, working: 'once', amount };
  }
}

function factorLabel(of: 'language' | 'formatting' | 'rush', order: Order): string {
  if (of === 'language') return languageLabels[order.language].label;
  if (of === 'rush') return rushLabels[order.rush].label;
  return formattingLabels[order.formatting].label;
}

/** Shows both prices, so that the visitor can see which one is lower. */
function chaptersWorking({ way, blocks }: Extract<QuoteLine, { kind: 'chapters' }>): string {
  const { chaptersPerBlockMinor, chaptersFlatMinor } = audio.addOns;
  const perBlock = `${blocks} × ${audioMoney(chaptersPerBlockMinor)}`;
  const sum = audioMoney(blocks * chaptersPerBlockMinor);
  const flat = audioMoney(chaptersFlatMinor);
  return way === 'flat'
    ? `flat ${flat}, less than ${perBlock} = ${sum}`
    : `${perBlock}, no more than the flat ${flat}`;
}
