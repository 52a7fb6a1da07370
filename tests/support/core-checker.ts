import type { Page } from '@playwright/test';
import { practiceFiles } from '../unit/core-tool/run-core.ts';

/** The part of /core that checks files. */
export const checker = (page: Page) => page.locator('#checker');
export const input = (page: Page) => checker(page).getByLabel('Choose a LAS file');
export const result = (page: Page) => checker(page).getByRole('heading', { level: 3 });
export const practice = (page: Page) =>
  checker(page).getByRole('button', { name: 'Try a practice file' });

/** One of the workbook's files, or another content. */
export const las = (name: string, content: string | Uint8Array = practiceFiles[name]!) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
});

interface Dropped {
  name: string;
  content?: string;
  /** How often the content is repeated. */
  times?: number;
  isFolder?: boolean;
}

/** Drops files on the box. Folders are what the entry says, which a script cannot make. */
export async function drop(page: Page, dropped: readonly Dropped[]): Promise<void> {
  await input(page).evaluate((element, files) => {
    const transfer = new DataTransfer();
    for (const { name, content = '', times = 1 } of files) {
      const parts = Array.from({ length: times }, () => content);
      transfer.items.add(new File([new Blob(parts)], name));
    }
    if (files.some(({ isFolder }) => isFolder)) {
      DataTransferItem.prototype.webkitGetAsEntry = () =>
        ({ isDirectory: true }) as FileSystemEntry;
    }
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(type, {
        dataTransfer: transfer,
        bubbles: true,
        cancelable: true,
      });
      element.dispatchEvent(event);
    }
  }, dropped);
}
