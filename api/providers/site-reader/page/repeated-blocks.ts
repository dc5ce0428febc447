import type { TextBlock } from './page-text.ts'

/** A block on this share of the pages belongs to the frame around them, not to each page. */
const FRAME_SHARE = 0.6

/** Keeps a header's or footer's blocks on the first page that has them and drops them from the rest. */
export function dropRepeatedBlocks<Page extends { blocks: TextBlock[] }>(pages: readonly Page[]): Page[] {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const text of new Set(page.blocks.map((block) => block.text))) {
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  }
  const limit = Math.max(2, Math.ceil(pages.length * FRAME_SHARE))
  const shown = new Set<string>()
  return pages.map((page) => {
    const blocks = page.blocks.filter(({ text }) => counts.get(text)! < limit || !shown.has(text))
    for (const { text } of blocks) shown.add(text)
    return { ...page, blocks }
  })
}
