import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CssNode, generate, parse, type Rule, walk } from 'css-tree'
import { converter, interpolate, parse as parseColor, type Rgb } from 'culori'
import { repositoryRoot } from './repository.ts'

/** An element as selectors see it: its attributes, and whether it is a theme scope. */
export interface StyledElement {
  isScope: boolean
  attributes: Record<string, string>
}

interface StyleRule {
  selector: CssNode
  declarations: [name: string, value: string][]
}

const toRgb = converter('rgb')

/** The rules that declare custom properties in a stylesheet of the repository, in their order. */
export function customPropertyRules(file: string): StyleRule[] {
  const rules: StyleRule[] = []
  walk(parse(readFileSync(path.join(repositoryRoot, file), 'utf8')), {
    visit: 'Rule',
    enter(rule: Rule) {
      const declarations = rule.block.children.toArray().flatMap((node): [string, string][] => {
        if (node.type !== 'Declaration' || !node.property.startsWith('--')) return []
        return [[node.property, generate(node.value).trim()]]
      })
      if (declarations.length > 0) rules.push({ selector: rule.prelude, declarations })
    },
  })
  return rules
}

/** The custom properties an element gets of `rules`; `inherited` holds what it has from around it. */
export function propertiesOf(
  rules: readonly StyleRule[],
  element: StyledElement,
  inherited: Record<string, string>,
): Record<string, string> {
  return { ...inherited, ...declaredFor(rules, element) }
}

type Declared = Record<string, string>
/** Who matches what is the same for every theme, and there are thousands. */
const declared = new WeakMap<readonly StyleRule[], Map<string, Declared>>()

function declaredFor(rules: readonly StyleRule[], element: StyledElement): Declared {
  const known = declared.get(rules) ?? new Map<string, Declared>()
  declared.set(rules, known)
  const key = JSON.stringify(element)
  const found =
    known.get(key) ??
    Object.fromEntries(
      rules.filter(({ selector }) => matches(selector, element)).flatMap(({ declarations }) => declarations),
    )
  known.set(key, found)
  return found
}

/** Whether one of a list's selectors matches; the few kinds that these sheets use, and no others. */
function matches(node: CssNode, element: StyledElement): boolean {
  if (node.type === 'SelectorList') return node.children.some((selector) => matches(selector, element))
  if (node.type === 'Selector') return node.children.toArray().every((part) => matches(part, element))
  if (node.type === 'ClassSelector') return node.name === 'vg-scope' && element.isScope
  if (node.type === 'AttributeSelector') {
    const actual = element.attributes[node.name.name]
    if (node.value === null) return actual !== undefined
    return actual === (node.value.type === 'String' ? node.value.value : node.value.name)
  }
  if (node.type === 'PseudoClassSelector') {
    const inner = node.children?.first
    if (node.name === 'is' && inner) return matches(inner, element)
    if (node.name === 'not' && inner) return !matches(inner, element)
  }
  throw new Error(`Nobody taught this check the selector ${generate(node)}`)
}

/** What values come to under given properties, which nobody changes once they are made. */
const computed = new WeakMap<Record<string, string>, Map<string, Rgb>>()

/** A colour as the browser computes it from a value with `var()` and `color-mix()`. */
export function colorOf(value: string, properties: Record<string, string>): Rgb {
  const known = computed.get(properties) ?? new Map<string, Rgb>()
  computed.set(properties, known)
  const color = known.get(value) ?? computeColor(value, properties)
  known.set(value, color)
  return color
}

function computeColor(value: string, properties: Record<string, string>): Rgb {
  const flat = withoutVariables(value, properties)
  if (flat.startsWith('color-mix(')) {
    const [, first = '', second = ''] = splitArguments(flat.slice('color-mix('.length, -1))
    const share = /\s+([\d.]+)%$/.exec(first)
    if (!share) throw new Error(`Nobody taught this check the mix ${flat}`)
    const colors = [first.slice(0, share.index), second].map((part) => colorOf(part, properties))
    return mixColors(colors[0]!, colors[1]!, Number(share[1]) / 100)
  }
  const color =
    flat === 'transparent' ? { mode: 'rgb' as const, r: 0, g: 0, b: 0, alpha: 0 } : toRgb(parseColor(flat))
  if (!color) throw new Error(`Not a colour: ${value} (${flat})`)
  return color
}

/** Splits at the commas that stand in no inner pair of brackets. */
function splitArguments(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

function withoutVariables(value: string, properties: Record<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => {
    const found = properties[name]
    if (found === undefined) throw new Error(`${name} is declared nowhere`)
    return withoutVariables(found, properties)
  })
}

/** `color-mix` weighs colours by their alpha, so that a mix with `transparent` keeps the hue. */
function mixColors(first: Rgb, second: Rgb, share: number): Rgb {
  const alpha = (first.alpha ?? 1) * share + (second.alpha ?? 1) * (1 - share)
  const weight = alpha === 0 ? 0 : ((first.alpha ?? 1) * share) / alpha
  return { ...interpolate([second, first], 'rgb')(weight), alpha }
}

/** A translucent colour as it looks on what lies behind it. */
export function over(front: Rgb, back: Rgb): Rgb {
  return { ...interpolate([back, { ...front, alpha: 1 }], 'rgb')(front.alpha ?? 1), alpha: 1 }
}
