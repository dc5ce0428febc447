/** Said of days, or moments, of which the last is before the first. */
export const endsBefore = 'Please choose a day that is not before the first one.'
