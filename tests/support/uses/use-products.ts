import { productChangesContract } from '#shared/contracts/item-changes.ts';
import { core } from '#site/config/own-products.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { fileDownloadsContract } from '#shared/contracts/file-downloads.ts';
import { productOwnersContract } from '#shared/contracts/edition-owners.ts';
import { productFilesContract } from '#shared/contracts/item-files.ts';
import { pageViewsContract } from '#shared/contracts/page-views.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { registerAdmin } from '../sample-admin.ts';
import { deployCore, startCoreCheckout } from '../sample-core.ts';
import { sampleProduct, seedProduct, startProductCheckout } from '../sample-products.ts';
import type { TestStack } from '../start-test-stack.ts';
import { useFiles } from './use-files.ts';

/** Everything that is done with products, once. */
export async function useProducts(stack: TestStack): Promise<void> {
  const { list, listManaged, getManaged, create, update, remove, uploadFile } = productsContract;
  await seedProduct(stack);
  await stack.api(list, {});
  await stack.send(pagesContract.product, { id: sampleProduct.id });
  const view = { kind: 'product', id: sampleProduct.id, visit: 'visit-0001' } as const;
  await stack.api(pageViewsContract.countView, view);
  await seedProduct(stack, { ...sampleProduct, id: 'prod-free', priceMinor: 0 });
  await stack.send(downloadsContract.product, { id: 'prod-free' });
  await stack.send(fileDownloadsContract.productFile, { id: 'prod-free', file: 'handbook' });
  await stack.send(productPageContract.getPage, { id: 'prod-free' });
  await startProductCheckout(stack, await stack.register());
  await useCore(stack);
  const admin = await registerAdmin(stack);
  const fields = { title: 'Logging tables', price: 9, category: 'E-books' };
  const { id } = await stack.api(create, { ...fields, id: 'prod-tables' }, admin);
  await stack.api(update, { ...fields, id, price: 10 }, admin);
  await stack.api(listManaged, {}, admin);
  await stack.api(getManaged, { id }, admin);
  const file = { fileName: 'tables.pdf', contentType: 'application/pdf', size: 2000 };
  await stack.api(uploadFile, { id, ...file }, admin);
  const price = { ids: [id], action: 'price' as const, price: 6 };
  await stack.api(productChangesContract.changeMany, { ...price, preview: true }, admin);
  await stack.api(productChangesContract.changeMany, price, admin);
  await useFiles(stack, { ...productFilesContract, ...productOwnersContract }, 'prod-free', admin);
  await stack.api(productChangesContract.changeMany, { ids: [id], action: 'feature' }, admin);
  await stack.api(remove, { id }, admin);
  // Whether the caller is one of its owners, who still see it.
  await stack.send(productPageContract.getPage, { id }, admin);
}

async function useCore(stack: TestStack): Promise<void> {
  await deployCore(stack);
  const buyer = await stack.register();
  const sessionId = await startCoreCheckout(stack, buyer);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  const { id } = core;
  const request = { resourceId: id, resourceType: 'product' as const, sessionId };
  const { token } = await stack.api(downloadsContract.token, request, buyer);
  await stack.send(downloadsContract.product, { id, token });
}
