import { runAxe } from '../support/axe-in-page.ts';
import { expect, test } from '../support/browser-test.ts';
import { buyTaxed } from '../support/buy-taxed.ts';
import { taxSettings, useWithdrawal, withdrawalText } from '../support/use-taxes.ts';

test.beforeAll(({ site }) => site.seedArticles());

const pictures = process.env['TAX_PICTURES'];

for (const width of [1280, 390]) {
  test(
    `a receipt has seller, buyer, net, tax and gross, and leads to the invoice, at ${width} px`,
    { tag: '@long' },
    async ({ site }) => {
      const buyer = await site.register();
      const details = { tax_id: 'GB123456789' };
      useWithdrawal(true);
      const id = await buyTaxed(site, buyer, taxSettings.exclusive, details);
      useWithdrawal(false);
      await site.stripe.refund(id, 200);
      await site.stripe.idle();
      const page = await site.openAs(buyer, { width, height: 900 });
      await page.goto(`/purchases?receipt=${id}`);
      const receipt = page.getByRole('dialog', { name: 'Receipt' });
      const sheet = receipt.locator('[data-receipt]');
      await expect(sheet).toContainText('VAT number GB 999 9999 73');
      await expect(sheet).toContainText('United Kingdom');
      await expect(sheet).toContainText('GB123456789');
      for (const row of [
        'Net £4.50',
        'Tax £0.90',
        'Total with tax £5.40',
        'Refunded −£2.00',
        'Paid after refund £3.40',
      ]) {
        await expect(sheet.getByRole('row', { name: row })).toHaveCount(1);
      }
      await expect(sheet.getByRole('columnheader', { name: 'Amount before tax' })).toHaveCount(1);
      await expect(sheet).toContainText(`Agreed before payment: ${withdrawalText}`);
      const link = receipt.getByRole('link', { name: /^Invoice LOCAL-/ });
      await expect(link).toHaveAttribute('href', /\/invoices\/in_1\w+\?until=\d+$/);
      if (pictures) {
        await page.screenshot({ path: `${pictures}/receipt-${width}.png` });
        await link.scrollIntoViewIfNeeded();
        await page.screenshot({ path: `${pictures}/receipt-end-${width}.png` });
      }
      expect(await runAxe(page)).toEqual([]);

      await receipt.getByRole('button', { name: 'Close' }).click();
      const button = page.getByRole('button', { name: /^Invoice for / });
      if (pictures) await page.screenshot({ path: `${pictures}/purchases-${width}.png` });
      expect(await runAxe(page)).toEqual([]);
      await button.click();
      await expect(page.getByRole('heading', { name: /^Invoice LOCAL-/ })).toBeVisible();
      if (pictures) await page.screenshot({ path: `${pictures}/invoice-${width}.png` });
    },
  );
}

test(
  'a receipt of Managed Payments names Link, and has no invoice',
  { tag: '@long' },
  async ({ site }) => {
    const buyer = await site.register();
    const id = await buyTaxed(site, buyer, taxSettings.managed);
    const page = await site.openAs(buyer);
    await page.goto(`/purchases?receipt=${id}`);
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt).toContainText(
      'Sold through Link, the seller of record, which emails you the invoice',
    );
    await expect(receipt.getByRole('row', { name: 'Tax £0.90' })).toHaveCount(1);
    await expect(page.getByText(/Invoice/)).toHaveCount(0);
  },
);
