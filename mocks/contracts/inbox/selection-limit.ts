/** Conversations that are changed, exported or deleted in one call at most. */
export const selectionLimit = 100
