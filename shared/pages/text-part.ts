/** For pages that show only a part of their text at a time, the queries of the other parts, by the route's path. */
export type TextParts = Readonly<Record<string, readonly { query: string; title: string }[]>>;
