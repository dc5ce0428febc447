import { type DomElement, type DomNode, isElement } from './dom.ts'
import { inlineText, isSilent } from './inline-text.ts'

const MAX_LABEL = 40
const MAX_VALUE = 80

/** Elements that hold a value of their own, not an emphasised part of a sentence. */
const VALUE_TAGS = new Set(['span', 'div', 'time', 'data', 'small', 'p', 'output', 'td'])
const LABEL_TAGS = new Set(['span', 'div', 'time', 'p', 'label', 'td', 'th', 'h3', 'h4', 'h5', 'h6'])
const STRONG_TAGS = new Set(['strong', 'b', 'dfn'])

/**
 * `Sunday: Closed` for an element made of exactly two short parts that style sets apart, such as a
 * row of opening hours; undefined for a sentence with an emphasised word.
 * @param isLeaf the element holds no blocks; keeps long text from being read once per level
 */
export function labelValue(
  element: DomElement,
  isLeaf: (element: DomElement) => boolean,
): string | undefined {
  if (!element.children.every((child) => !isElement(child) || isLeaf(child))) return undefined
  const parts = element.children.filter((node) =>
    isElement(node) && isSilent(node) ? false : inlineText([node]) !== '',
  )
  const [first, second] = parts
  if (parts.length !== 2 || !first || !second) return undefined
  const label = inlineText([first])
  const value = inlineText([second])
  if (`${label}${value}`.includes('\n') || label.length > MAX_LABEL || value.length > MAX_VALUE)
    return undefined
  if (/[.!?;,]$/.test(label)) return undefined
  if (!isPair(first, second, value)) return undefined
  // Two rows in one box are no pair, but a pair each.
  if (parts.some((part) => isElement(part) && labelValue(part, isLeaf) !== undefined)) return undefined
  // '$9' beside '/ month' is one figure.
  if (/^(?:\/|per\s|pro\s|par\s|por\s|al\s|p\.)/i.test(value)) return `${label} ${value}`
  return /[:：]$/.test(label) || /^[:：]/.test(value) ? `${label} ${value}` : `${label}: ${value}`
}

function isPair(first: DomNode, second: DomNode, value: string): boolean {
  if (isElement(first) && STRONG_TAGS.has(first.name)) {
    return (isElement(second) && VALUE_TAGS.has(second.name)) || /^[:：]|\d/.test(value)
  }
  const labelled = first.type === 'text' || (isElement(first) && LABEL_TAGS.has(first.name))
  const valued = isElement(second) && (VALUE_TAGS.has(second.name) || STRONG_TAGS.has(second.name))
  return labelled && ((valued && !hasPageLink(second)) || isContact(second))
}

/** Links to other pages beside a text are a menu, not its value. */
function hasPageLink(element: DomElement): boolean {
  return element.children.some(
    (child) => isElement(child) && ((child.name === 'a' && !isContact(child)) || hasPageLink(child)),
  )
}

function isContact(node: DomNode): boolean {
  return isElement(node) && node.name === 'a' && /^(?:tel|mailto):/i.test(node.attribs.href ?? '')
}
