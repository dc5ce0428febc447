import { replaceBlocks, withoutGaps } from '#mocks/contracts/styling/css-reply.ts'
import type { WrittenCss } from '../providers/css-writer/css-writer.ts'

const longestWords = 2_000
const styleElement = /<style[^>]*>([\s\S]*?)(?:<\/style\s*>|$)/i
const tag = /<\/?[a-z!][^>]*>/gi

/** Finds the first CSS in a model's answer, and what is said about it; a block that never ends goes to the end. */
export function readAnswer(answer: string): Pick<WrittenCss, 'words' | 'css'> {
  const blocks: string[] = []
  const prose = replaceBlocks(answer, ({ name, code }) => {
    if (/^(css)?$/i.test(name) && (name !== '' || code.includes('{'))) blocks.push(code)
    return '\n'
  })
  const element = blocks.length === 0 ? styleElement.exec(prose) : null
  const words = (element ? prose.replace(styleElement, '') : prose).replace(tag, '')
  return {
    words: withoutGaps(words).slice(0, longestWords),
    css: (blocks[0] ?? element?.[1] ?? null)?.trim() ?? null,
  }
}
