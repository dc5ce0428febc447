import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../.storybook/docs')

/** The first block of a page of the docs that has a text in it, as people copy it. */
export function documented(page: string, text: string): string {
  const blocks = readFileSync(join(folder, page), 'utf8').matchAll(/^( *)```\w*\n(.*?)^\1```/gms)
  for (const [, indent = '', block = ''] of blocks) {
    if (block.includes(text)) return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
  }
  throw new Error(`${page} has no block with ${text}`)
}
