import { useEffect, useState } from 'react';

/**
 * Address of a picture that has been chosen and not sent, once the browser can show it; undefined for what it cannot.
 * A `data:` address, since the site's policy allows no `blob:` one, and let go with the file.
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
    // Damaged, gone from the disk, or of a kind that only the server reads: it is told when it is sent.
    return undefined;
  }
}
