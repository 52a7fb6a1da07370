import { useEffect, useState } from 'react';

/**
 * Returns the URL of a picture that has been chosen but not sent; undefined until the browser can show it, or if it
 * cannot. A `data:` URL, because the content security policy forbids `blob:`; it is dropped with the file.
 */
export function useChosenPicture(file: File | undefined): string | undefined {
  const [picture, setPicture] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    let wanted = true;
    void readPicture(file).then((url) => {
      if (wanted && url) setPicture({ file, url });
    });
    return () => {
      wanted = false;
      setPicture(undefined);
    };
  }, [file]);
  return picture && picture.file === file ? picture.url : undefined;
}

async function readPicture(file: File): Promise<string | undefined> {
  try {
    const url = await new Promise<string>((done, fail) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result as string);
      reader.onerror = () => fail(reader.error!);
      reader.readAsDataURL(file);
    });
    const image = new Image();
    image.src = url;
    await image.decode();
    return url;
  } catch {
    // Damaged, gone from the disk, or of a kind that only the server reads: the server checks it after the upload.
    return undefined;
  }
}
