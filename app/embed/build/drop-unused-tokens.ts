import type { Plugin } from 'vite'

/** A custom property's declaration; `--` also stands in class names, so what comes before it counts. */
const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g

/**
 * Drops design tokens that no style sheet of the build reads. The theme serves a whole dashboard; the embed needs
 * a third of it, and each byte stands between a visitor and the first question.
 */
export function dropUnusedTokens(): Plugin {
  return {
    name: 'drop-unused-tokens',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      )
      const kept = dropUnused(sheets.map(({ source }) => String(source)))
      for (const [index, sheet] of sheets.entries()) sheet.source = kept[index]!
    },
  }
}

/** Style sheets without custom properties none of them reads; repeats, as one may be read only by another. */
export function dropUnused(sheets: string[]): string[] {
  const read = new Set(
    sheets
      .join()
      .match(/var\(--[\w-]+/g)
      ?.map((use) => use.slice(4)),
  )
  const kept = sheets.map((css) =>
    css.replace(declaration, (text, name: string) => (read.has(name) ? text : '')),
  )
  return kept.join() === sheets.join() ? sheets : dropUnused(kept)
}
