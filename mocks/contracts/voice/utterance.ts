/** Half a second, in milliseconds: shorter silences are breaths between words. */
export const breathMs = 500

/** Longest silence an agent may wait for beyond that, in milliseconds. */
export const utteranceThresholdLimit = 3000
