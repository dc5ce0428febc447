import type { WrittenCss } from '../providers/css-writer/css-writer.ts'

const longestWords = 2_000
const fence = /(?:^|\n)[ \t]*(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*\n([\s\S]*?)(?:\n[ \t]*\1[ \t]*(?=\n|$)|$)/g
const styleElement = /<style[^>]*>([\s\S]*?)(?:<\/style\s*>|$)/i
const tag = /<\/?[a-z!][^>]*>/gi

/** Finds the first CSS in a model's answer, and what is said about it; a block that never ends goes to the end. */
export function readAnswer(answer: string): WrittenCss {
  const blocks: string[] = []
  const prose = answer.replaceAll('\r\n', '\n').replace(fence, (_, _marks, name: string, code: string) => {
    if (/^(css)?$/i.test(name) && (name !== '' || code.includes('{'))) blocks.push(code)
    return '\n'
  })
  const element = blocks.length === 0 ? styleElement.exec(prose) : null
  const words = (element ? prose.replace(styleElement, '') : prose).replace(tag, '')
  return {
    words: words
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, longestWords),
    css: (blocks[0] ?? element?.[1] ?? null)?.trim() ?? null,
  }
}

/** A reply as the wire carries it: words, then the whole style sheet as one fenced block. */
export function formatReply(words: string, css: string): string {
  // Three marks in a comment would end the block.
  return `${words}\n\n\`\`\`css\n${css.trim().replace(/`{3,}/g, "'''")}\n\`\`\``.trim()
}
