const tag = /<(\/?)([a-z][a-z0-9]{0,9})(?:\s[^<>]{0,300}|\s?\/)?>/gi
const blocks = new Set('p div li ul ol h1 h2 h3 h4 h5 h6 tr td th tbody table blockquote'.split(' '))
const inline = new Set('a b i u em strong span font small'.split(' '))
const emoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu
const quotes = /^\s*["“„«»”'‘’]+|["“”«»'‘’]+\s*$/gu

/** A message as read aloud: without its tags, pictures and the quotes around it; the message where it is nothing else. */
export function withoutMarkup(text: string): string {
  const bare = withoutTags(text)
    .replace(emoji, (picture) => (/^[\d#*©®™]/u.test(picture) ? picture : ' '))
    .replace(quotes, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text
}

/** Tags that hold something, or stand around the message, are its markup; any other is what it speaks of. */
function withoutTags(text: string): string {
  const tags = [...text.matchAll(tag)].map(({ 0: { length }, 1: slash, 2: name, index }) => ({
    ...{ start: index, end: index + length, closes: slash === '/', name: name!.toLowerCase() },
  }))
  const [begin, end] = [text.length - text.trimStart().length, text.trimEnd().length]
  const markup = new Set<(typeof tags)[number]>()
  const open: typeof tags = []
  for (const one of tags) {
    if (one.name === 'br') {
      if (!isWord(text, one.start, one.end)) markup.add(one)
    } else if (!blocks.has(one.name) && !inline.has(one.name)) continue
    else if (!one.closes) {
      open.push(one)
      if (one.start === begin) markup.add(one)
    } else {
      const opening = open.findLastIndex(({ name }) => name === one.name)
      if (opening >= 0) for (const pair of [open[opening]!, one]) markup.add(pair)
      if (opening >= 0) open.length = opening
      if (one.end === end) markup.add(one)
    }
  }
  let bare = ''
  let from = 0
  for (const { start, end: to, name } of markup.size > 0 ? tags.filter((one) => markup.has(one)) : []) {
    bare += text.slice(from, start) + (inline.has(name) ? ' ' : '\n')
    from = to
  }
  return bare + text.slice(from)
}

/** Spaces stand around it in a line: 'what does <br> do'. */
function isWord(text: string, start: number, end: number): boolean {
  return (
    /\S[^\S\n]$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /^[^\S\n]\S/.test(text.slice(end, end + 2))
  )
}
