import type { Atrule, CssNode, Declaration, Rule } from 'css-tree'
import generate from 'css-tree/generator'
import walk from 'css-tree/walker'
import { allowedAtRules, allowedPositions, comparableAttributes, forbiddenProperties } from '../css-rules.ts'
import { unreadable, valueObjection } from './value-objection.ts'
import { widgetObjection } from './widget-declaration.ts'

/** What is said of a selector that looks at, or styles, what is no part of the widget. */
export const reachesOut = 'A selector that reaches outside the widget.'

/** Why a node of a style sheet must go, in plain words; null when it may stay. What is not known goes. */
export function nodeObjection(node: CssNode): string | null {
  switch (node.type) {
    case 'Comment':
      return null
    case 'Raw':
      return /^[\s;]*$/.test(node.value) ? null : unreadable
    case 'Atrule':
      return atRuleObjection(node)
    case 'Rule':
      return ruleObjection(node)
    case 'Declaration':
      return declarationObjection(node)
    default:
      return unreadable
  }
}

/** Whether an at-rule is an animation. */
export function isKeyframes({ name }: Atrule): boolean {
  return /keyframes$/i.test(name)
}

function atRuleObjection(node: Atrule): string | null {
  const name = node.name.toLowerCase()
  const prelude = node.prelude ? generate(node.prelude) : ''
  if (!allowedAtRules.includes(name)) return `@${name} is not allowed.`
  if (isKeyframes(node) && /^["']?vg-/i.test(prelude)) {
    return 'Animations whose name begins with vg- are the widget’s own.'
  }
  return valueObjection(prelude)
}

function ruleObjection(rule: Rule): string | null {
  if (rule.prelude.type === 'Raw') return unreadable
  let reads = false
  walk(rule.prelude, (node) => {
    if (node.type !== 'AttributeSelector' || node.matcher === null) return
    if (!node.name.name.toLowerCase().startsWith(comparableAttributes)) reads = true
  })
  return reads ? 'Selectors that read attribute values are not allowed.' : null
}

function declarationObjection(node: Declaration): string | null {
  const property = node.property.toLowerCase()
  const value = generate(node.value)
  if (forbiddenProperties.includes(property)) return `${property} is not allowed.`
  const objection = valueObjection(value)
  if (objection) return objection
  if (property === 'position' && !allowedPositions.includes(value.trim().toLowerCase())) {
    return `position: ${value.trim()} is not allowed.`
  }
  return widgetObjection(node)
}
