import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { samplePrints, type SamplePrint } from './print-samples.ts';
import { recordFile, samplesFolder, type SampleRecord } from './sample-files.ts';
import { hashSampleSources } from './sample-sources.ts';

npmCommand('build:samples').parse();

async function write({ kind, slug, print }: SamplePrint): Promise<void> {
  console.log(`${kind}/${slug}`);
  const folder = path.join(samplesFolder, kind, slug);
  await mkdir(folder, { recursive: true });
  for (const { name, body } of await print()) await writeFile(path.join(folder, name), body);
}

await rm(samplesFolder, { recursive: true, force: true });
const waiting = samplePrints.values();
/** Two at a time: one sets type while the pictures of the other are compressed. */
const press = async () => {
  for (const sample of waiting) await write(sample);
};
await Promise.all([press(), press()]);
const brand = siteConfig.brand.product;
const record: SampleRecord = { brand, sources: await hashSampleSources() };
await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
console.log(`${samplePrints.length} samples are in ${path.relative('.', samplesFolder)}.`);
