/** Most characters of one message to the styling assistant. */
export const cssPromptLimit = 4000

/** What went wrong when no CSS could be written (spec 1 §8). */
export const cssFailure = 'Failed to generate CSS. Please try again.'

/** What the assistant answers then. */
export const cssApology = 'Sorry, I could not write that CSS.'
