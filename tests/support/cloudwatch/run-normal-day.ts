import { buyArticle } from '../buy-article.ts';
import { pdfFile } from '../sample-files.ts';
import { createUploads } from '../upload-file.ts';
import type { AlarmBench } from './open-alarm-bench.ts';

/** A purchase, a reply of the assistant, an upload and the sweep, all without a fault. */
export async function runNormalDay({ stack, ask }: AlarmBench): Promise<void> {
  await stack.stripe.switches({ holdWebhooks: false });
  await buyArticle(stack);
  await ask(() => Promise.resolve({ tokens: 0 }));
  const uploads = await createUploads(stack);
  const itemId = await uploads.draft('articles', 'with-a-good-file');
  await uploads.send({ kind: 'article-pdf', itemId, file: await pdfFile(1) });
  for (const group of ['holds', 'digest', 'sweep']) await stack.invoke(group, {});
}
