import { type CssNode, generate, type Selector } from 'css-tree'

const scope = '.vg-scope'

/** A selector that reaches no further than the widget; null when it cannot be made one. */
export function confineSelector(selector: Selector): string | null {
  const compounds = compoundsOf(selector)
  const roots = compounds.findIndex(({ nodes }) => !nodes.some(isPage))
  const leading = roots < 0 ? compounds : compounds.slice(0, roots)
  const rest = compounds.slice(leading.length)
  if (rest.some(({ nodes }) => nodes.some((node) => isPage(node) || isForeign(node)))) return null
  // Beside the root there is nothing of ours.
  const afterRoot =
    leading.length > 0 || names(rest[0]!.nodes, isScope) ? rest[leading.length > 0 ? 0 : 1] : undefined
  if (afterRoot && /[+~]/.test(afterRoot.combinator)) return null
  if (leading.length > 0) {
    const kept = leading.flatMap(({ nodes }) => nodes.filter((node) => !isPage(node)))
    return [`${scope}${kept.map((node) => generate(node)).join('')}`, ...rest.map(textOf)].join(' ')
  }
  if (compounds.some(({ nodes }) => names(nodes, isOurs))) return generate(selector)
  return `${scope} ${generate(selector)}`
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
  if (node.type === 'TypeSelector') return /^(html|body)$/i.test(node.name)
  return node.type === 'PseudoClassSelector' && node.name.toLowerCase() === 'root'
}

/** Ways out of a shadow tree, or into another one. */
function isForeign(node: CssNode): boolean {
  if (node.type === 'PseudoClassSelector') return /^(host|host-context)$/i.test(node.name)
  return node.type === 'PseudoElementSelector' && /^(part|slotted)$/i.test(node.name)
}
