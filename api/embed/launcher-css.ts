import {
  type CssNode,
  generate,
  type List,
  parse,
  type Rule,
  type Selector,
  type StyleSheet,
  walk,
} from 'css-tree'

/** What one rem is in pixels: the page around the bubble may have made it something else. */
const remPx = 16

/**
 * What an agent's CSS says of the bubble, for the shadow root it stands in on websites: rules of `.vg-launcher` and
 * what is in it, custom properties of `.vg-scope`, and the animations they name. It is clean, as it is kept, so
 * nothing of it loads or overlays; the shadow root keeps it off the page (threats 33).
 */
export function launcherCss(customCSS: string): string {
  if (!customCSS.trim()) return ''
  const tree = parse(customCSS, { parseCustomProperty: true }) as StyleSheet
  walk(tree, (node, item, list) => {
    if (node.type === 'Declaration') node.important = false
    if (leavesBounds(node)) list?.remove(item)
    if (node.type !== 'Dimension' || node.unit.toLowerCase() !== 'rem') return
    node.value = String(Number(node.value) * remPx)
    node.unit = 'px'
  })
  const rules = ownRules(tree.children)
  return rules && animationsOf(tree.children, rules) + rules
}

/** What `launcher-sheet.ts` cannot bound: a box that is none, and what a nested rule finds beside the bubble. */
function leavesBounds(node: CssNode): boolean {
  if (node.type === 'Declaration')
    return node.property.toLowerCase() === 'display' && /contents|var\(/i.test(generate(node.value))
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return false
  return node.prelude.children
    .toArray()
    .some((one) => one.type === 'Selector' && compoundsOf(one).length === 0)
}

function ownRules(nodes: List<CssNode>): string {
  return nodes
    .toArray()
    .map((node) => {
      if (node.type === 'Rule') return ownRule(node)
      if (node.type !== 'Atrule' || !node.block || isKeyframes(node)) return ''
      const inner = ownRules(node.block.children)
      return inner && `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ''}{${inner}}`
    })
    .join('')
}

function ownRule({ prelude, block }: Rule): string {
  if (prelude.type !== 'SelectorList') return ''
  const selectors = prelude.children.toArray().filter((node) => node.type === 'Selector')
  const named = (wanted: Reach) =>
    selectors.filter((one) => reachOf(one) === wanted).map((one) => generate(one))
  const [bubble, scope] = [named('bubble'), named('scope')]
  const properties = block.children
    .toArray()
    .filter((node) => node.type === 'Declaration' && node.property.startsWith('--'))
    .map((node) => generate(node))
  return [
    scope.length > 0 && properties.length > 0 && `${scope.join()}{${properties.join(';')}}`,
    bubble.length > 0 && !block.children.isEmpty && `${bubble.join()}${generate(block)}`,
  ]
    .filter(Boolean)
    .join('')
}

/** What of the bubble's shadow root a selector finds. */
type Reach = 'bubble' | 'scope' | undefined

function reachOf(selector: Selector): Reach {
  const [first = [], ...rest] = compoundsOf(selector)
  const isScope = hasClass(first, 'vg-scope')
  if (isScope && rest.length === 0) return 'scope'
  return hasClass(isScope ? rest[0]! : first, 'vg-launcher') ? 'bubble' : undefined
}

/** The simple selectors between descendant and child combinators; none when it looks at siblings. */
function compoundsOf(selector: Selector): CssNode[][] {
  const compounds: CssNode[][] = [[]]
  for (const node of selector.children.toArray()) {
    if (node.type === 'Combinator' && !/^[\s>]*$/.test(node.name)) return []
    if (node.type === 'Combinator') compounds.push([])
    else compounds.at(-1)!.push(node)
  }
  return compounds
}

function hasClass(nodes: readonly CssNode[], name: string): boolean {
  return nodes.some((node) => node.type === 'ClassSelector' && node.name === name)
}

function animationsOf(nodes: List<CssNode>, rules: string): string {
  return nodes
    .toArray()
    .filter((node) => node.type === 'Atrule' && isKeyframes(node) && rules.includes(generate(node.prelude!)))
    .map((node) => generate(node))
    .join('')
}

function isKeyframes({ name }: { name: string }): boolean {
  return /keyframes$/i.test(name)
}
