/** Replaces a range of a text. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** Makes several edits at once; one inside another that is wider is not made. */
export function splice(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || b.end - a.end)
  let out = ''
  let at = 0
  for (const edit of ordered) {
    if (edit.start < at) continue
    out += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return out + text.slice(at)
}
