/** Renders one of the site's email addresses in a sentence as a mailto link, for RichText's `as`. */
export const mailAddress = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
