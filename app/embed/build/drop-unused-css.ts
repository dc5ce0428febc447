import type { Plugin } from 'vite'

/** A custom property's declaration; `--` also stands in class names, so what comes before it counts. */
const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g

/** Rules about what only the dashboard has: colour usages, portals, its icon set, the preview of this very widget. */
const foreignRule =
  /(?<=[{};])[^{}@;]*(?:\[data-color-usage|\.vg-portals|\.vg-widget-preview|\.lucide|:where\(fieldset,iframe\))[^{}]*\{[^{}]*\}/g
const emptyRule = /(?<=[{};])[^{}@;]+\{\s*\}/g

/**
 * Drops rules that match nothing in the embed, and design tokens that no style sheet of the build reads. The theme serves a whole dashboard; the embed needs
 * a third of it, and each byte stands between a visitor and the first question.
 */
export function dropUnusedCss(): Plugin {
  return {
    name: 'drop-unused-css',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      )
      const kept = dropUnused(sheets.map(({ source }) => dropForeign(String(source))))
      for (const [index, sheet] of sheets.entries()) sheet.source = kept[index]!
    },
  }
}

/** A style sheet without the dashboard's rules and without empty ones. */
export function dropForeign(css: string): string {
  return css.replace(foreignRule, '').replace(emptyRule, '')
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
