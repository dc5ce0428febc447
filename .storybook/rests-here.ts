/**
 * Whether a story stands still where its `play` asks: `if (restsHere) return`. In the catalogue and its pictures a
 * story rests in the state of its name; as a test it walks on.
 */
export const restsHere = import.meta.env.STORY_MODE === undefined
