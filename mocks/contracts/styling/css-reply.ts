const fence = /(?:^|\n)[ \t]*(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*\n([\s\S]*?)(?:\n[ \t]*\1[ \t]*(?=\n|$)|$)/g

/** A fenced block of a text. */
export interface FencedBlock {
  /** With its marks. */
  whole: string
  /** What follows its marks: the language; '' without one. */
  name: string
  code: string
}

/** A reply of the assistant, taken apart. */
export interface ReplyParts {
  /** What it says, without its CSS. */
  words: string
  /** True when there is a block for CSS, even an empty one. */
  hasBlock: boolean
  /** The CSS of all its blocks; '' when there is none. */
  css: string
}

/** The text with something in place of each fenced block; a block that never ends goes to the end. */
export function replaceBlocks(text: string, replacement: (block: FencedBlock) => string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(fence, (whole, _marks, name: string, code: string) => replacement({ whole, name, code }))
}

/** Text without the gaps that blocks leave. */
export function withoutGaps(text: string): string {
  return text.replace(/\n{3,}/g, '\n\n').trim()
}

/** Finds the CSS in a reply: fenced blocks that are called `css`, or called nothing. */
export function partsOfReply(reply: string): ReplyParts {
  const found: string[] = []
  const words = replaceBlocks(reply, ({ whole, name, code }) => {
    if (!/^(css)?$/i.test(name)) return whole
    found.push(code.trim())
    return '\n'
  })
  return {
    words: withoutGaps(words),
    hasBlock: found.length > 0,
    css: found.filter(Boolean).join('\n\n'),
  }
}

/** A reply as the wire carries it: words, then the whole style sheet as one fenced block. */
export function formatReply(words: string, css: string): string {
  // Three marks in a comment would end the block.
  return `${words}\n\n\`\`\`css\n${css.trim().replace(/`{3,}/g, "'''")}\n\`\`\``.trim()
}
