/** A query, and the parts of the docs that answer it: the page, the page with its section, or the operation. */
export type Asked = readonly [query: string, ...right: string[]]
