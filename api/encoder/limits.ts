/** Characters of a text that count: a long paragraph. */
export const maxCharacters = 400
/** Texts the thread gets at once: a question that comes meanwhile waits no longer than these take. */
export const textsAtOnce = 16
/** Texts that may wait for the thread. */
export const maxWaiting = 20_000
/** Texts whose vectors are remembered. */
export const maxRemembered = 20_000
