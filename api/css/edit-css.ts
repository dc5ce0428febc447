import { type CssNode, type Declaration, generate, parse, type Rule, type StyleSheet } from 'css-tree'
import { splice, type TextEdit } from '#mocks/contracts/styling/cleaning/text-edit.ts'

/** Sets one property of one selector; null takes it away. */
export interface CssEdit {
  selector: string
  property: string
  value: string | null
}

/** Longhands a shorthand decides: setting the shorthand makes them idle. */
const longhands: Record<string, RegExp> = {
  background: /^background-(color|image)$/,
  border: /^border-(color|width|style)$/,
  'border-color': /^$/,
  padding: /^padding-(block|inline|top|right|bottom|left)/,
}
const shorthands: Record<string, string[]> = {
  'background-color': ['background'],
  'border-color': ['border'],
  'border-width': ['border'],
}

/**
 * Writes edits into a style sheet: into the last rule that has exactly the selector, else into a new rule at the
 * end. Everything else, comments and layout included, stays as it is.
 */
export function editCss(css: string, edits: readonly CssEdit[]): string {
  const existing = edits.filter(({ selector }) => rulesOf(css, selector).length > 0)
  const edited = existing.reduce(applyEdit, css)
  // New rules are written at once: each edit of a rule reads the whole sheet.
  const added = new Map<string, Map<string, string>>()
  for (const { selector, property, value } of edits.filter((edit) => !existing.includes(edit))) {
    const declarations = added.get(selector) ?? new Map<string, string>()
    if (value === null) declarations.delete(property)
    else added.set(selector, declarations.set(property, value))
  }
  return [...added].reduce(appendRule, edited)
}

/** The value a selector's last rule gives a property; undefined when none does. */
export function readValue(css: string, selector: string, property: string): string | undefined {
  const found = rulesOf(css, selector)
    .flatMap((rule) => declarationsOf(rule))
    .findLast((declaration) => declaration.property === property)
  return found && textOf(css, found.value).trim()
}

/** Every property the sheet's rules with exactly this selector set. */
export function propertiesOf(css: string, selector: string): string[] {
  return [
    ...new Set(
      rulesOf(css, selector)
        .flatMap(declarationsOf)
        .map(({ property }) => property),
    ),
  ]
}

function applyEdit(css: string, { selector, property, value }: CssEdit): string {
  const rules = rulesOf(css, selector)
  if (value === null)
    return rules.length
      ? splice(
          css,
          rules.flatMap((rule) => removal(css, rule, [property])),
        )
      : css
  const rule = rules.at(-1)
  if (!rule) return appendRule(css, [selector, new Map([[property, value]])])
  const idle = declarationsOf(rule).filter((one) => longhands[property]?.test(one.property))
  if (idle.length > 0) {
    const names = idle.map((one) => one.property)
    return applyEdit(splice(css, removal(css, rule, names)), { selector, property, value })
  }
  const own = declarationsOf(rule).findLast((one) => one.property === property)
  const hidden =
    own &&
    declarationsOf(rule).some((one) => isAfter(one, own) && shorthands[property]?.includes(one.property))
  if (own && !hidden) return splice(css, [replacement(css, own, value)])
  if (own) return applyEdit(splice(css, removal(css, rule, [property])), { selector, property, value })
  return splice(css, [insertion(css, rule, `${property}: ${value};`)])
}

function replacement(css: string, { value: node }: Declaration, value: string): TextEdit {
  const [from, to] = rangeOf(node)
  // The range of a custom property's value begins with the space before it.
  const start = to - css.slice(from, to).trimStart().length
  const end = start + css.slice(start, to).trimEnd().length
  return { start, end, text: value }
}

/** Takes declarations out, and the rule with them when nothing else stands in it. */
function removal(css: string, rule: Rule, properties: readonly string[]): TextEdit[] {
  const gone = declarationsOf(rule).filter(({ property }) => properties.includes(property))
  if (gone.length === 0) return []
  const [blockStart, blockEnd] = rangeOf(rule.block)
  const edits = gone.map((declaration) => {
    const [start, end] = rangeOf(declaration)
    const after = /^\s*;/.exec(css.slice(end))?.[0].length ?? 0
    const before = /\s*$/.exec(css.slice(blockStart + 1, start))![0].length
    return { start: start - before, end: end + after, text: '' }
  })
  const left = splice(
    css.slice(blockStart + 1, blockEnd - 1),
    edits.map(({ start, end }) => ({
      start: start - blockStart - 1,
      end: Math.min(end, blockEnd - 1) - blockStart - 1,
      text: '',
    })),
  )
  if (left.trim() !== '') return edits
  const [start, end] = rangeOf(rule)
  return [{ start: start - /\s*$/.exec(css.slice(0, start))![0].length, end, text: '' }]
}

function insertion(css: string, rule: Rule, declaration: string): TextEdit {
  const last = declarationsOf(rule).at(-1)
  const [blockStart, blockEnd] = rangeOf(rule.block)
  const inOneLine = !css.slice(blockStart, blockEnd).includes('\n')
  const lead = inOneLine ? ' ' : `\n${indentOf(css, last) ?? '  '}`
  if (!last) return { start: blockStart + 1, end: blockStart + 1, text: `${lead}${declaration}` }
  const end = rangeOf(last)[1]
  const closing = /^\s*;/.exec(css.slice(end))?.[0].length ?? 0
  const trailing = closing ? 0 : /\s*$/.exec(css.slice(0, end))![0].length
  const at = end + closing - trailing
  return { start: at, end: at, text: `${closing ? '' : ';'}${lead}${declaration}` }
}

function indentOf(css: string, declaration: Declaration | undefined): string | undefined {
  if (!declaration) return undefined
  return /\n([ \t]*)$/.exec(css.slice(0, rangeOf(declaration)[0]))?.[1]
}

function appendRule(css: string, [selector, declarations]: [string, ReadonlyMap<string, string>]): string {
  const before = css.trimEnd()
  const lines = [...declarations].map(([property, value]) => `  ${property}: ${value};\n`)
  return `${before}${before ? '\n\n' : ''}${selector} {\n${lines.join('')}}\n`
}

/** The sheet read last: edits ask about the same one again and again. */
let lastRead: { css: string; bySelector: Map<string, Rule[]> } | undefined

/** Rules of the sheet itself with exactly this selector, in order. */
function rulesOf(css: string, selector: string): Rule[] {
  if (lastRead?.css !== css) lastRead = { css, bySelector: readRules(css) }
  return lastRead.bySelector.get(compact(selector)) ?? []
}

function readRules(css: string): Map<string, Rule[]> {
  const { children } = parse(css, { positions: true, parseCustomProperty: false }) as StyleSheet
  const bySelector = new Map<string, Rule[]>()
  for (const node of children) {
    if (node.type !== 'Rule' || css[rangeOf(node)[1] - 1] !== '}') continue
    const name = generate(node.prelude)
    bySelector.set(name, [...(bySelector.get(name) ?? []), node])
  }
  return bySelector
}

const compacted = new Map<string, string>()

function compact(selector: string): string {
  const known = compacted.get(selector) ?? generate(parse(selector, { context: 'selectorList' }))
  compacted.set(selector, known)
  return known
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.block.children.toArray().filter((node): node is Declaration => node.type === 'Declaration')
}

function isAfter(one: Declaration, other: Declaration): boolean {
  return rangeOf(one)[0] > rangeOf(other)[0]
}

function textOf(css: string, node: CssNode): string {
  return css.slice(...rangeOf(node))
}

function rangeOf(node: CssNode): [start: number, end: number] {
  return [node.loc!.start.offset, node.loc!.end.offset]
}
