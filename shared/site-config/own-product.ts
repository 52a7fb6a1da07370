/** A product whose file is part of the deployment instead of an upload. It is not in the administrators' catalogue. */
export interface OwnProduct {
  id: string;
  /** 'Core' */
  name: string;
  /** The title on receipts. */
  title: string;
  /** The page that sells it. */
  page: string;
  amountMinor: number;
  currency: string;
  /** The file in `dist/<id>` after a build, and under `<id>/` in the private bucket. */
  fileName: string;
}

/** Returns the key of its file in the private bucket. The prefix of its own keeps the functions' permissions narrow. */
export const ownProductKey = ({ id, fileName }: OwnProduct): string => `${id}/${fileName}`;
