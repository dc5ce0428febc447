import type { CssNode, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import walk from 'css-tree/walker'
import { allowedPseudoClasses } from '../css-rules.ts'

const scope = '.vg-scope'

/** A selector that reaches no further than the widget; null when it cannot be made one. */
export function confineSelector(selector: Selector): string | null {
  const compounds = compoundsOf(selector)
  const roots = compounds.findIndex(({ nodes }) => !nodes.some(isRoot))
  const leading = roots < 0 ? compounds : compounds.slice(0, roots)
  const rest = compounds.slice(leading.length)
  if (rest.some(({ nodes }) => nodes.some(isRoot))) return null
  if (compounds.some(({ nodes }) => nodes.some(looksOutside))) return null
  // Beside the root there is nothing of ours.
  const afterRoot =
    leading.length > 0 || names(rest[0]!.nodes, isScope) ? rest[leading.length > 0 ? 0 : 1] : undefined
  if (afterRoot && /[+~]/.test(afterRoot.combinator)) return null
  if (leading.length > 0) {
    const kept = leading.flatMap(({ nodes }) => nodes.filter((node) => !isRoot(node)))
    return [`${scope}${kept.map((node) => generate(node)).join('')}`, ...rest.map(textOf)].join(' ')
  }
  if (compounds.some(({ nodes }) => names(nodes, isOurs))) return generate(selector)
  return `${scope} ${generate(selector)}`
}

/** Whether a selector of a rule inside a rule stays in the widget: what is around it is looked at by its rule alone. */
export function staysInside(selector: Selector): boolean {
  return compoundsOf(selector).every(
    ({ nodes }, index) =>
      !nodes.some((node) => isPage(node) || looksOutside(node)) &&
      // An element around the rule's own must be a part of the widget.
      (index === 0 || !nodes.some(isNesting) || names(compoundsOf(selector)[0]!.nodes, isOurs)),
  )
}

/** Simple selectors of one element, and how it relates to the one before. */
interface Compound {
  combinator: string
  nodes: CssNode[]
}

function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ combinator: '', nodes: [] }]
  selector.children.forEach((node) => {
    if (node.type === 'Combinator') compounds.push({ combinator: node.name.trim(), nodes: [] })
    else compounds.at(-1)!.nodes.push(node)
  })
  return compounds
}

function textOf({ nodes }: Compound): string {
  return nodes.map((node) => generate(node)).join('')
}

function names(nodes: readonly CssNode[], test: (name: string) => boolean): boolean {
  return nodes.some((node) => node.type === 'ClassSelector' && test(node.name))
}

const isOurs = (name: string) => name.startsWith('vg-')
const isScope = (name: string) => name === 'vg-scope'

function isPage(node: CssNode): boolean {
  if (node.type === 'TypeSelector') return /^(?:.*\|)?(?:html|body)$/i.test(node.name)
  return node.type === 'PseudoClassSelector' && /^(?:root|scope)$/i.test(node.name)
}

/** In a rule that stands in no other, `&` is the root, too. */
function isRoot(node: CssNode): boolean {
  return isPage(node) || isNesting(node)
}

function isNesting(node: CssNode): boolean {
  return node.type === 'NestingSelector'
}

/** Ways out of a shadow tree or into another one, and brackets in which something around the widget could be looked at. */
function looksOutside(node: CssNode): boolean {
  if (node.type === 'PseudoElementSelector') {
    return node.children !== null || /^(?:part|slotted|view-transition|highlight|cue)/i.test(node.name)
  }
  if (node.type !== 'PseudoClassSelector') return false
  const name = node.name.toLowerCase()
  if (node.children === null) return /^host/.test(name)
  return !allowedPseudoClasses.includes(name) || bracketsLookOutside(node, name)
}

function bracketsLookOutside(pseudo: CssNode, name: string): boolean {
  let outside = false
  walk(pseudo, (node) => {
    if (node === pseudo) return
    if (node.type === 'Raw' || isPage(node) || isNesting(node)) outside = true
    // Down from the element only: all else may be around the widget.
    if (node.type === 'Combinator' && !(name === 'has' && /^[\s>]*$/.test(node.name))) outside = true
    if (node.type === 'PseudoClassSelector' && looksOutside(node)) outside = true
    if (node.type === 'PseudoElementSelector') outside = true
  })
  // Raw stands for a language or a direction.
  return outside && !/^(?:lang|dir)$/.test(name)
}
