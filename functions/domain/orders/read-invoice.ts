import { stripe } from '../../platform/stripe-client.ts';

export interface HostedInvoice {
  number: string;
  url: string;
  pdfUrl?: string;
}

/** Reads the invoice of a Checkout session from Stripe, with new links; undefined until Stripe has issued it. */
export async function readInvoice(sessionId: string): Promise<HostedInvoice | undefined> {
  const client = await stripe();
  const { invoice } = await client.checkout.sessions.retrieve(sessionId);
  if (!invoice) return undefined;
  const id = typeof invoice === 'string' ? invoice : invoice.id;
  const {
    number,
    hosted_invoice_url: url,
    invoice_pdf: pdfUrl,
  } = await client.invoices.retrieve(id);
  return number && url ? { number, url, ...(pdfUrl && { pdfUrl }) } : undefined;
}
