/** Most documents one agent knows. */
export const documentsLimit = 5000

/** Longest text of one document, in characters. */
export const documentTextLimit = 500_000

/** Most pairs of a question and its answer in one document. */
export const pairsLimit = 200

/** Most tags of a document. */
export const documentTagsLimit = 10

/** Longest name of a document, in characters. */
export const documentNameLimit = 200

/** Most pages one search finds, and one action adds. */
export const pagesLimit = 1000

/** Longest address of a page, in characters. */
export const pageAddressLimit = 1000

/** Most beginnings of paths a search is narrowed by, of each sort. */
export const pathRulesLimit = 10

/** Most documents one action on several takes. */
export const selectionLimit = 100

/** Longest text that is kept of one file, in characters. */
export const fileTextLimit = 2_000_000

/** Greatest file; one MB counts as a million bytes (spec 1 §5). */
export const knowledgeFileMB = 5

/** Longest question of a pair, in characters. */
export const questionLimit = 300

/** Most searches for pages that are under way or wait in one workspace. */
export const searchesLimit = 5
