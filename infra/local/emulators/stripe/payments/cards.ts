export interface Decline {
  /** Stripe's error code. */
  code: 'card_declined' | 'incorrect_number';
  declineCode: string;
  message: string;
}

export interface TestCard {
  number: string;
  label: string;
  decline?: Decline;
}

/** Test card numbers with Stripe's outcomes (docs.stripe.com/testing). */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Visa that pays' },
  { number: '4000000000007726', label: 'Visa whose refunds take a while' },
  {
    number: '4000000000000002',
    label: 'Visa that is declined',
    decline: {
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
    },
  },
  {
    number: '4000000000009995',
    label: 'Visa without enough money',
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
];

const unknownCard: Decline = {
  code: 'incorrect_number',
  declineCode: 'incorrect_number',
  message: 'Your card number is incorrect.',
};

/** Returns why a card is declined; undefined when it pays. Real numbers are always declined. */
export function declineOf(number: string): Decline | undefined {
  const card = testCards.find((one) => one.number === number);
  return card ? card.decline : unknownCard;
}
