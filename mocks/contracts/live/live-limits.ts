/** Streams one account, or one visitor, may have open at once: so many tabs. */
export const mostStreams = 20

/** Streams of visitors behind one internet address, at most: an office, or a school. */
export const mostStreamsOfAddress = 200
/** Streams of visitors one process holds, at most; who gets none asks again and again. */
export const mostVisitorStreams = 4000

/** Mails about single visitors who wait, of one agent; who waits beyond is told of in one mail at the end of the hour. */
export const waitingMailLimit = { points: 10, seconds: 3600 }

/** Somebody who typed so many milliseconds ago is no longer said to be typing. */
export const typingMs = 6_000

/** Events of one page of the polled way, at most. */
export const livePageLimit = 200
