const minute = 60
const hour = 60 * minute

/** How events are delivered; the docs tell customers these numbers. */
export const deliveryLimits = {
  /** Seconds an endpoint may take to answer. */
  answerSeconds: 15,
  /** Seconds between one failed attempt and the next; after the last there is none. */
  retrySeconds: [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour],
}

/** Attempts in all, the first one included. */
export const maxAttempts = deliveryLimits.retrySeconds.length + 1
