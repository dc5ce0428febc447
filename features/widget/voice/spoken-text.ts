/** A text as it is spoken: no marks of lists and emphasis, no addresses, no code. */
export function spokenText(text: string): string {
  return text
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/[^\s)]+/g, ' ')
    .replace(/\[\d+\]/g, '')
    .replace(/^\s*([-*+]|\d+[.)]|#{1,6}|>)\s+/gm, '')
    .replace(/[*_`~#|]+/g, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
