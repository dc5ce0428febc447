import type { Atrule, CssNode, Declaration, List, Rule, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import { isKeyframes } from './node-objection.ts'
import type { TextEdit } from './text-edit.ts'

/** Classes of what is around everything of a dashboard. */
const around = ['vg-scope', 'vg-client-dashboard']
/** Opacity and size below which something is as good as gone. */
const least = 0.2

/** Edits that take out what would hide a whole dashboard: declarations, and rules that hold nothing else. */
export function hidingEdits(nodes: List<CssNode>, ofAll = false): TextEdit[] {
  return nodes.toArray().flatMap((node) => {
    if (node.type === 'Declaration') return ofAll && hides(node) ? [cut(node)] : []
    if (node.type !== 'Rule' && node.type !== 'Atrule') return []
    if (!node.block || isHarmless(node)) return []
    const inside = hidingEdits(node.block.children, node.type === 'Rule' ? reachesAll(node, ofAll) : ofAll)
    const isEmptied = inside.length > 0 && inside.length >= sizeOf(node.block.children)
    return isEmptied ? [cut(node)] : inside
  })
}

/** Nobody looks at paper only, and steps of an animation select nothing; what plays them is looked at. */
function isHarmless(node: Rule | Atrule): boolean {
  if (node.type === 'Rule') return false
  return isKeyframes(node) || (node.prelude !== null && generate(node.prelude).trim() === 'print')
}

function sizeOf(nodes: List<CssNode>): number {
  return nodes.toArray().filter(({ type }) => type !== 'Comment').length
}

function cut({ loc }: CssNode): TextEdit {
  return { start: loc!.start.offset, end: loc!.end.offset, text: '' }
}

/** Whether a rule styles what is around everything, or everything alike. */
function reachesAll({ prelude }: Rule, ofAll: boolean): boolean {
  if (prelude.type !== 'SelectorList') return false
  return prelude.children
    .toArray()
    .some((selector) => selector.type === 'Selector' && isOfAll(selector, ofAll))
}

function isOfAll({ children }: Selector, ofAll: boolean): boolean {
  return children.toArray().every((node) => namesAll(node, ofAll))
}

function namesAll(node: CssNode, ofAll: boolean): boolean {
  switch (node.type) {
    case 'Combinator':
    case 'AttributeSelector':
      return true
    case 'NestingSelector':
      return ofAll
    case 'ClassSelector':
      return around.includes(node.name)
    case 'TypeSelector':
      return /^(?:\*|div)$/i.test(node.name)
    case 'PseudoClassSelector': {
      const name = node.name.toLowerCase()
      if (name === 'empty') return false
      const inside = /^(?:is|where)$/.test(name) ? node.children?.first : null
      if (inside?.type !== 'SelectorList') return true
      return inside.children.toArray().some((one) => one.type === 'Selector' && isOfAll(one, ofAll))
    }
    default:
      return false
  }
}

/** Whether a declaration makes what it styles invisible, or could by a variable or an animation. */
function hides({ property, value }: Declaration): boolean {
  const name = property.toLowerCase().replace(/^-webkit-/, '')
  const said = generate(value).trim().toLowerCase()
  const isOpen = said.includes('var(')
  if (name === 'display') return isOpen || said === 'none' || said === 'contents'
  if (name === 'visibility' || name === 'content-visibility') return isOpen || /hidden|collapse/.test(said)
  if (name === 'opacity' || name === 'zoom' || name === 'scale') return isOpen || isTiny(said)
  if (name === 'transform') return isOpen || scales(said).some(isTiny) || /matrix|rotate[xy3]/.test(said)
  if (name === 'filter') return isOpen || /opacity/.test(said)
  if (/^(?:max-)?(?:width|height|inline-size|block-size)$/.test(name)) return /^0(?:\D|$)/.test(said)
  if (name === 'animation' || name === 'animation-name') return said !== 'none'
  return /^(?:clip|clip-path|mask.*)$/.test(name)
}

function scales(transform: string): string[] {
  return [...transform.matchAll(/scale\w*\(([^)]*)\)/g)].flatMap(([, given = '']) => given.split(','))
}

/** Whether one of some factors is as good as nothing; a factor that has to be computed counts as such. */
function isTiny(factors: string): boolean {
  return factors.split(/[\s/]+/).some((factor) => {
    const number = Number.parseFloat(factor) / (factor.endsWith('%') ? 100 : 1)
    return factor !== 'none' && factor !== 'normal' && !(Math.abs(number) >= least)
  })
}
