/** Versions of an agent that are kept; older ones go, never the one visitors get (spec 2 §2.6). */
export const keptVersions = 20
