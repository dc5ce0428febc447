/** Code of a key press that belongs to an input method, e.g. choosing a Japanese word with Enter. */
export const composingKey = 229
