/** The beginning of a text, of at most so many characters, without half a character at its end. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '')
}
