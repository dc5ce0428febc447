const fence = /(?:^|\n)[ \t]*(`{3,}|~{3,})[ \t]*(\S*)[^\n]*\n([\s\S]*?)(?:\n[ \t]*\1[ \t]*(?=\n|$)|$)/g

/** A reply of the assistant, taken apart. */
export interface ReplyParts {
  /** What it says, without its CSS. */
  words: string
  /** True when there is a block for CSS, even an empty one. */
  hasBlock: boolean
  /** The CSS of all its blocks; '' when there is none. */
  css: string
}

/** Finds the CSS in a reply: fenced blocks that are called `css`, or called nothing. */
export function partsOfReply(reply: string): ReplyParts {
  const found: string[] = []
  const words = reply.replaceAll('\r\n', '\n').replace(fence, (whole, _marks, name: string, code: string) => {
    if (!/^(css)?$/i.test(name)) return whole
    found.push(code.trim())
    return '\n'
  })
  return {
    words: words.replace(/\n{3,}/g, '\n\n').trim(),
    hasBlock: found.length > 0,
    css: found.filter(Boolean).join('\n\n'),
  }
}
