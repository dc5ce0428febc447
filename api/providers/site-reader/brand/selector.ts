import type { Selector } from 'css-tree'
import type { ElementKind, ElementUsage } from './element-usage.ts'

/** What one element must be: the part of a selector between two combinators. */
interface Compound {
  tag: string
  id: string
  classes: string[]
  attributes: string[]
}

/** A selector as far as colours need it. */
export interface CompiledSelector {
  /** The element that is styled. */
  target: Compound
  /** Tokens that must exist somewhere on the pages for the other parts to hold. */
  around: string[]
  /** `:hover`, `::before` and the like; empty when it styles the element itself, at rest. */
  pseudo: string
  /** Orders rules as the cascade does. */
  specificity: number
}

/** Pseudo-classes that say where an element stands, not what happens to it. */
const STRUCTURAL =
  /^(?:root|host|is|where|not|has|first-|last-|only-|nth-|empty|link|any-link|enabled|lang|dir)/

/**
 * Reads one parsed selector. Relations between elements are not followed: the parts must merely all
 * exist. That costs a rare false match and keeps matching linear on pages made to be slow.
 */
export function compileSelector(selector: Selector): CompiledSelector {
  let target = emptyCompound()
  const around: string[] = []
  let pseudo = ''
  let specificity = 0
  selector.children.forEach((node) => {
    if (node.type === 'Combinator') {
      around.push(...tokensOf(target))
      target = emptyCompound()
    } else if (node.type === 'TypeSelector') {
      if (node.name !== '*') target.tag = node.name.toLowerCase()
      specificity += 1
    } else if (node.type === 'IdSelector') {
      target.id = node.name
      specificity += 10_000
    } else if (node.type === 'ClassSelector') {
      target.classes.push(node.name)
      specificity += 100
    } else if (node.type === 'AttributeSelector') {
      target.attributes.push(node.name.name.toLowerCase())
      specificity += 100
    } else if (node.type === 'PseudoClassSelector') {
      if (node.name === 'root') target.tag = 'html'
      if (!STRUCTURAL.test(node.name)) pseudo += `:${node.name}`
      specificity += 100
    } else if (node.type === 'PseudoElementSelector') pseudo += `::${node.name}`
  })
  return { target, around, pseudo, specificity }
}

/** The kinds of element among which a selector's targets are; often few, never fewer than the targets. */
export function candidatesFor(selector: CompiledSelector, usage: ElementUsage): readonly ElementKind[] {
  if (selector.around.some((token) => usage.having(token).length === 0)) return []
  // `*` and bare `::before` reset every element; they colour none.
  if (tokensOf(selector.target).length === 0 && selector.target.attributes.length === 0) return []
  const candidates = tokensOf(selector.target).map((token) => usage.having(token))
  return candidates.sort((a, b) => a.length - b.length)[0] ?? usage.kinds
}

/** True when a selector styles this kind of element. */
export function matches({ target }: CompiledSelector, kind: ElementKind): boolean {
  return (
    (target.tag === '' || kind.tag === target.tag) &&
    (target.id === '' || kind.id === target.id) &&
    target.classes.every((name) => kind.classes.has(name)) &&
    target.attributes.every((name) => kind.attributes.has(name))
  )
}

const emptyCompound = (): Compound => ({ tag: '', id: '', classes: [], attributes: [] })

function tokensOf({ tag, id, classes }: Compound): string[] {
  return [...classes.map((name) => `.${name}`), ...(id ? [`#${id}`] : []), ...(tag ? [tag] : [])]
}
