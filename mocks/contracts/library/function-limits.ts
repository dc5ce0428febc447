/** Most functions a workspace keeps. */
export const functionsLimit = 100
