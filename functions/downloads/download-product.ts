import { findOwnProduct } from '#shared/site-config/own-products.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { fileDownloadsContract } from '#shared/contracts/file-downloads.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { deliverFile, type OpenedFile } from '../domain/downloads/deliver-file.ts';
import { describeFile } from '../domain/downloads/describe-file.ts';
import { requireAccess } from '../domain/downloads/require-access.ts';
import { currentEdition } from '../domain/editions/editions-of.ts';
import { findFile } from '../domain/editions/find-file.ts';
import { findProduct, hasFile } from '../domain/products/find-product.ts';
import { getProduct } from '../domain/products/product-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

/** The error text if the deployment lacks a file that was sold, instead of S3's XML. */
const missingRelease = `This file is missing on our side. You keep what you bought: please write to ${siteConfig.emails.support}.`;

export const downloadProduct = implement(downloadsContract.product, async (input) =>
  deliverFile(await mainFile(input)),
);

export const describeProduct = implement(downloadsContract.productHead, async (input) =>
  describeFile((await mainFile(input)).file),
);

export const downloadProductFile = implement(fileDownloadsContract.productFile, async (input) =>
  deliverFile(await oneFile(input)),
);

export const describeProductFile = implement(fileDownloadsContract.productFileHead, async (input) =>
  describeFile((await oneFile(input)).file),
);

interface Asked {
  id: string;
  token?: string;
}

async function mainFile({ id, token }: Asked): Promise<OpenedFile> {
  const product = await findProduct(id);
  const item = itemKeyIn('products', id);
  const orderId = await requireAccess(item, product, token);
  if (!product?.file) throw new AppError('not_found');
  if (!(await hasFile(id))) throw new AppError('not_found', { text: missingRelease });
  const number = currentEdition(product).number;
  const edition = findOwnProduct(id) ? undefined : { item, number };
  return { file: product.file, item, edition, orderId };
}

async function oneFile({ id, file, token }: Asked & { file: string }): Promise<OpenedFile> {
  const product = await getProduct(id);
  const item = itemKeyIn('products', id);
  const orderId = await requireAccess(item, product, token);
  const { edition: number, ...found } = await findFile('products', product, file);
  return { ...found, item, edition: { item, number }, orderId };
}
