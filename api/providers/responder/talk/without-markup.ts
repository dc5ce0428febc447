const tag = /<\/?[a-z][^<>]{0,300}>/gi
const block = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote)\b[^<>]{0,300}>/gi
const emoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu
const quotes = /^\s*["“„«»”'‘’]+|["“”«»'‘’]+\s*$/gu

/** A message as read aloud: without tags, pictures and the quotes around it; the message where it is nothing else. */
export function withoutMarkup(text: string): string {
  const bare = text
    .replace(block, '\n')
    .replace(tag, ' ')
    .replace(emoji, (picture) => (/^[\d#*©®™]/u.test(picture) ? picture : ' '))
    .replace(quotes, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text
}
