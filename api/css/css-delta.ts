import { generate, parse, type Rule, type StyleSheet } from 'css-tree'
import type { SheetChange } from '#mocks/contracts/styling/style-wish.ts'

const mostChanges = 400
const longestValue = 2000

/** What one style sheet says otherwise than another, declaration by declaration; rules inside at-rules are left out. */
export function changesBetween(before: string, after: string): SheetChange[] {
  const [old, fresh] = [valuesOf(before), valuesOf(after)]
  const keys = [...new Set([...old.keys(), ...fresh.keys()])]
  return keys
    .flatMap((key): SheetChange[] => {
      const [from, to] = [old.get(key) ?? null, fresh.get(key) ?? null]
      const [selector, property] = key.split('\n') as [string, string]
      if (from === to || selector.length > 1000 || property.length > 100) return []
      const tooLong = [from, to].some((value) => value !== null && value.length > longestValue)
      return tooLong ? [] : [{ selector, property, from, to }]
    })
    .slice(0, mostChanges)
}

/** What is new, as CSS to read: changed rules with what changed in them, and new at-rules. */
function deltaCss(before: string, after: string, changes: readonly SheetChange[]): string {
  const rules = new Map<string, string[]>()
  for (const { selector, property, to } of changes) {
    const line = to === null ? `  /* ${property} is gone */` : `  ${property}: ${to};`
    rules.set(selector, [...(rules.get(selector) ?? []), line])
  }
  const old = new Set(atRulesOf(before))
  return [
    ...[...rules].map(([selector, lines]) => `${selector} {\n${lines.join('\n')}\n}`),
    ...atRulesOf(after).filter((rule) => !old.has(rule)),
  ].join('\n\n')
}

/** What is new in a style sheet: declaration by declaration, and as CSS to read. */
export function compareSheets({ before, after }: { before: string; after: string }) {
  const changes = changesBetween(before, after)
  return { changes, delta: deltaCss(before, after, changes) }
}

function sheetOf(css: string): StyleSheet {
  return parse(css, { positions: true, parseCustomProperty: false, parseValue: false }) as StyleSheet
}

/** Values by selector and property, each the last one said. */
function valuesOf(css: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const node of sheetOf(css).children) {
    if (node.type !== 'Rule') continue
    const selector = textOf(css, node.prelude)
    for (const [property, value] of declarationsOf(css, node)) values.set(`${selector}\n${property}`, value)
  }
  return values
}

function declarationsOf(css: string, rule: Rule): [string, string][] {
  return rule.block.children
    .toArray()
    .flatMap((node) =>
      node.type === 'Declaration' ? [[node.property, textOf(css, node.value)] as [string, string]] : [],
    )
}

function atRulesOf(css: string): string[] {
  return sheetOf(css)
    .children.toArray()
    .flatMap((node) => (node.type === 'Atrule' ? [textOf(css, node)] : []))
}

function textOf(
  css: string,
  node: { loc?: { start: { offset: number }; end: { offset: number } } | null | undefined } & Parameters<
    typeof generate
  >[0],
): string {
  return node.loc ? css.slice(node.loc.start.offset, node.loc.end.offset).trim() : generate(node)
}
