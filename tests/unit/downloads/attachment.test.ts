import { describe, expect, it } from 'vitest';
import { contentDisposition } from '#functions/domain/downloads/presign-file.ts';

describe('the Content-Disposition of a download', () => {
  it.each([
    ['porosity.pdf', 'porosity.pdf', 'porosity.pdf'],
    ['a"; filename="evil.exe', 'a-filename-evil.exe', 'a%22%3B%20filename%3D%22evil.exe'],
    ['a\r\nset-cookie: x=1.pdf', 'a-set-cookie-x-1.pdf', 'a%0D%0Aset-cookie%3A%20x%3D1.pdf'],
    ["Darcy's law (2).pdf", 'Darcy-s-law-2-.pdf', 'Darcy%27s%20law%20%282%29.pdf'],
    ['half \ud83d.pdf', 'half-.pdf', 'half%20%EF%BF%BD.pdf'],
  ])('names %j', (name, plain, exact) => {
    expect(contentDisposition('attachment', name)).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    );
  });
});
