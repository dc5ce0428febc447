import { cleanLine } from '../inline-text.ts'
import type { TextBlock } from '../page-text.ts'

const MAX_BLOCKS = 1_500
const MAX_CHARS = 60_000

/** What a page's data tells, as blocks beside those of its text; what the text says already is left out. */
export class FactList {
  readonly blocks: TextBlock[] = []
  readonly #said: Set<string>
  readonly #text: string
  #chars = 0

  /** @param text what the page says by itself */
  constructor(text: string) {
    this.#text = squash(text)
    this.#said = new Set()
  }

  /** Opens a part under a heading; its level is at least 2, as the page's own title is above. */
  heading(text: string, level = 2): void {
    const line = cleanLine(text).slice(0, 200)
    const last = this.blocks.at(-1)
    if (last?.kind === 'heading' && last.text.endsWith(` ${line}`)) return
    if (line !== '')
      this.#push({ kind: 'heading', text: `${'#'.repeat(Math.min(6, Math.max(2, level)))} ${line}` })
  }

  /** A paragraph. */
  paragraph(text: string): void {
    const line = cleanLine(text)
    if (this.#isNew(line)) this.#push({ kind: 'paragraph', text: line })
  }

  /** A `label: value` row, or an item without a label. */
  row(label: string, value: string): void {
    const line = cleanLine(value)
    if (line === '' || !this.#isNew(`${label} ${line}`, line)) return
    this.#push({ kind: 'row', text: label === '' ? `- ${line}` : `- ${cleanLine(label)}: ${line}` })
  }

  /** Blocks read elsewhere, e.g. of markup inside the data. */
  add(blocks: readonly TextBlock[]): void {
    for (const block of blocks) if (block.kind === 'heading' || this.#isNew(block.text)) this.#push(block)
  }

  /** The blocks without headings that nothing stands under. */
  done(): TextBlock[] {
    return this.blocks.filter(({ kind, text }, index) => {
      if (kind !== 'heading') return true
      const next = this.blocks[index + 1]
      return next !== undefined && (next.kind !== 'heading' || levelOf(next.text) > levelOf(text))
    })
  }

  #push(block: TextBlock): void {
    if (this.blocks.length >= MAX_BLOCKS || this.#chars + block.text.length > MAX_CHARS) return
    this.#chars += block.text.length
    this.blocks.push(block)
  }

  /** @param told what the page must not have said @default the whole */
  #isNew(whole: string, told = whole): boolean {
    const key = squash(`${this.blocks.findLast(({ kind }) => kind === 'heading')?.text ?? ''} ${whole}`)
    const value = squash(told)
    if (value === '' || this.#said.has(key) || (value.length > 4 && this.#text.includes(value))) return false
    this.#said.add(key)
    return true
  }
}

const levelOf = (heading: string): number => heading.indexOf(' ')

const squash = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}€$£]/gu, '')
