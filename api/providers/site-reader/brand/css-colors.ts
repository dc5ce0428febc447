import type { ColorTally } from './color-tally.ts'
import { colorWeight } from './color-weights.ts'
import type { ElementKind, ElementUsage } from './element-usage.ts'
import { resolveVariables } from './resolve-variables.ts'
import { candidatesFor, matches } from './selector.ts'
import { type CssDeclaration, type CssRule, readInlineStyle } from './stylesheet.ts'

/** Comparisons and declarations worked through; large sites stay far below. */
const MAX_WORK = 300_000
/** Declarations with variables resolved, likewise. */
const MAX_RESOLVED = 8_000

/** A declaration that won, or leads so far, for one property of one kind of element. */
interface Winner {
  declaration: CssDeclaration
  rank: number
  pseudo: string
}
type Styles = Map<string, Winner>

/**
 * Adds the colours that stylesheets give to elements the pages really have. A framework's palette
 * that no element uses counts nothing, and an overridden declaration counts nothing either.
 */
export function tallyStylesheets(rules: readonly CssRule[], usage: ElementUsage, tally: ColorTally): void {
  const cascade = applyRules(rules, usage)
  const root = [...usage.having('body'), ...usage.having('html')].map((kind) => cascade.get(kind))
  let resolutions = 0
  for (const [kind, styles] of cascade) {
    const lookup = (name: string) =>
      [styles, ...root].find((scope) => scope?.has(name))?.get(name)?.declaration.value
    for (const { declaration, pseudo } of styles.values()) {
      const { property, value } = declaration
      if (property.startsWith('--')) continue
      if (value.includes('var(')) resolutions += 1
      const resolved = resolutions > MAX_RESOLVED ? undefined : resolveVariables(value, lookup)
      if (resolved !== undefined) tally.addCss(resolved, colorWeight(kind, property, pseudo))
    }
  }
}

/** Adds the colours of `style` and presentational attributes. */
export function tallyInlineStyles(usage: ElementUsage, tally: ColorTally): void {
  for (const { css, tag } of usage.inlineStyles.values()) {
    const kind: ElementKind = { tag, id: '', classes: new Set(), attributes: new Set(), count: 1 }
    for (const { property, value } of readInlineStyle(css)) {
      if (!property.startsWith('--')) tally.addCss(value, colorWeight(kind, property, ''))
    }
  }
}

/**
 * Adds colours of `:root` properties whose names speak of the brand, for sites whose elements
 * are made by scripts, so that no rule matches.
 */
export function tallyBrandVariables(rules: readonly CssRule[], usage: ElementUsage, tally: ColorTally): void {
  const cascade = applyRules(rules, usage)
  for (const kind of usage.having('html')) {
    for (const { declaration } of cascade.get(kind)?.values() ?? []) {
      const { property, value } = declaration
      if (/^--.*(?:primary|brand|accent)/i.test(property) && !/-rgb$/.test(property)) tally.addCss(value, 1)
    }
  }
}

function applyRules(rules: readonly CssRule[], usage: ElementUsage): Map<ElementKind, Styles> {
  const cascade = new Map<ElementKind, Styles>()
  let work = 0
  for (const [order, { selectors, declarations }] of rules.entries()) {
    for (const selector of selectors) {
      const rank = selector.specificity * rules.length + order
      for (const kind of candidatesFor(selector, usage)) {
        work += 1
        if (work > MAX_WORK) return cascade
        if (!matches(selector, kind)) continue
        work += declarations.length
        const styles: Styles = cascade.get(kind) ?? new Map()
        cascade.set(kind, styles)
        for (const declaration of declarations) apply(styles, declaration, selector.pseudo, rank)
      }
    }
  }
  return cascade
}

function apply(styles: Styles, declaration: CssDeclaration, pseudo: string, specificity: number): void {
  const { property, important } = declaration
  // A state's own custom properties must not leak into the element at rest.
  if (property.startsWith('--') && pseudo !== '') return
  const key = (property === 'background' ? 'background-color' : property) + pseudo
  const rank = specificity + (important ? 1e12 : 0)
  const leader = styles.get(key)
  if (!leader || leader.rank <= rank) styles.set(key, { declaration, rank, pseudo })
}
