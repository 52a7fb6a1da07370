/** The type of the event with which the doctor tests the webhook's signing secret. Stripe has none of this name. */
export const doctorEvent = 'outcrop.doctor';
