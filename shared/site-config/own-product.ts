/** A product whose file comes with the deployment instead of an upload: it is not in the admin's catalogue. */
export interface OwnProduct {
  id: string;
  /** 'Core' */
  name: string;
  /** As on receipts. */
  title: string;
  /** The page that sells it. */
  page: string;
  amountMinor: number;
  currency: string;
  /** In `dist/<id>` after a build, and below `<id>/` in the private bucket. */
  fileName: string;
}

/** The key of its file in the private bucket. A prefix of its own keeps the rights of the functions that sell narrow. */
export const ownProductKey = ({ id, fileName }: OwnProduct): string => `${id}/${fileName}`;
