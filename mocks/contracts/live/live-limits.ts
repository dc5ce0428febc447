/** Streams one account, or one visitor, may have open at once: so many tabs. */
export const mostStreams = 20

/** Somebody who typed so many milliseconds ago is no longer said to be typing. */
export const typingMs = 6_000

/** Events of one page of the polled way, at most. */
export const livePageLimit = 200
