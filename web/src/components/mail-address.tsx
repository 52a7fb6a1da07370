/** An address of ours in a sentence, for RichText's `as`: a link that opens a letter to it. */
export const mailAddress = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
