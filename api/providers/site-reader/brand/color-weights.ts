import type { ElementKind } from './element-usage.ts'

/** How much of a page a property's colour covers, roughly. */
const PROPERTY_WEIGHTS: [RegExp, number][] = [
  [/^background/, 4],
  [/^(?:fill|color|stop-color)$/, 1.5],
  [/^stroke$/, 1],
  [/^border/, 0.5],
  [/color$/, 0.3],
]
const OTHER_PROPERTY = 0.1
/** Hovering, focus rings, placeholders: there, but not what the page looks like. */
const STATE = 0.03
const DECORATION = 0.5

const BUTTON = /(?:^|[-_])(?:btn|button|cta)(?:$|[-_])/i
const BRAND = /(?:^|[-_])(?:primary|brand|accent|hero|masthead|logo|navbar|header)(?:$|[-_])/i

/** Colours that mean something instead of belonging to someone. */
const MESSAGE = /(?:^|[-_])(?:danger|error|invalid|warning|success|alert)(?:$|[-_])/i

/** Weight of one colour on one kind of element; more elements add, but ever less. */
export function colorWeight(kind: ElementKind, property: string, pseudo: string): number {
  const base = PROPERTY_WEIGHTS.find(([name]) => name.test(property))?.[1] ?? OTHER_PROPERTY
  const state = pseudo === '' ? 1 : /^::(?:before|after)$/.test(pseudo) ? DECORATION : STATE
  return base * state * prominence(kind) * (1 + Math.log2(kind.count))
}

function prominence({ tag, id, classes, attributes }: ElementKind): number {
  const names = [...classes, id]
  if (names.some((name) => MESSAGE.test(name))) return 0.02
  const button =
    tag === 'button' || (tag === 'a' && attributes.has('role')) || names.some((name) => BUTTON.test(name))
  const brand = names.some((name) => BRAND.test(name))
  const frame =
    /^(?:body|header|nav|footer|h1|h2)$/.test(tag) || names.some((name) => /nav$|footer/i.test(name))
  return (button ? 3 : 1) * (brand ? 1.5 : 1) * (frame ? 1.5 : 1)
}
