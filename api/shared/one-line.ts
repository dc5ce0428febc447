/** A text in one line, as a mail says it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
