import type { CssNode, Declaration, Rule, Selector, StyleSheet } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { type PartId, partOf } from '../public-parts.ts'

/** Parts without which nobody can chat, each with the boxes it stands in, from the page inwards. */
const essential: readonly { id: PartId; boxes: readonly string[] }[] = [
  { id: 'panel', boxes: ['vg-scope', 'vg-widget'] },
  { id: 'log', boxes: ['vg-widget__log'] },
  { id: 'bubbles', boxes: ['vg-widget__message', 'vg-widget__bubble'] },
  { id: 'composer', boxes: ['vg-widget__foot', 'vg-widget__composer', 'vg-widget__field', 'textarea'] },
  { id: 'send', boxes: ['vg-widget__send'] },
]
const boxes = new Set(essential.flatMap((part) => part.boxes))

/** What is around every other box. */
const surely = new Set(['vg-scope', 'vg-widget'])

/** Declarations after which nobody sees, or nobody can press, what they are said of. */
const harmful: Readonly<Record<string, { value: RegExp; words: string; inherited?: boolean }>> = {
  display: { value: /^none$/, words: 'would be hidden' },
  visibility: { value: /^(?:hidden|collapse)$/, words: 'would be hidden', inherited: true },
  opacity: { value: /^\+?(?:0|0*\.0\d*|[0-4](?:\.\d+)?%)$/, words: 'would be hidden' },
  'content-visibility': { value: /^hidden$/, words: 'would be hidden' },
  'pointer-events': { value: /^none$/, words: 'could not be pressed any more', inherited: true },
  'clip-path': { value: /^(?:inset\((?:50|100)%\)|circle\(0(?:px|%)?\))$/, words: 'would be hidden' },
  transform: { value: /^scale(?:3d|x|y)?\(0\)$/, words: 'would be hidden' },
  scale: { value: /^0$/, words: 'would be hidden' },
}

/** A declaration that always holds for a box. */
interface Said {
  box: string
  property: string
  value: string
  /** A lighter one that comes later does not take it back. */
  weight: number
}

/**
 * What a style sheet takes from visitors for certain, a sentence each: what is said of an essential part without any
 * condition. What only shows once the widget is drawn is the browser's to prove.
 */
export function unusableParts(css: string): string[] {
  const said = saidOf(parse(css) as StyleSheet)
  const lines = essential.flatMap(({ id, boxes }) =>
    boxes.flatMap((box) =>
      Object.entries(harmful).flatMap(([property, { value, words, inherited }]) => {
        const holds = said
          .filter((each) => each.property === property && (each.box === box || each.box === '*'))
          .reduce<Said | undefined>(
            (last, each) => (last && last.weight > each.weight ? last : each),
            undefined,
          )
        if (!holds || !value.test(holds.value)) return []
        // What a box passes on may be taken back further in.
        const maybeNot =
          inherited && said.some((each) => each.property === property && !value.test(each.value))
        return maybeNot ? [] : [`The ${partOf(id).name} ${words}.`]
      }),
    ),
  )
  return [...new Set(lines)]
}

function saidOf({ children }: StyleSheet): Said[] {
  const said: Said[] = []
  for (const rule of children) {
    if (rule.type !== 'Rule') continue
    const declarations = rule.block.children
      .toArray()
      .filter((node): node is Declaration => node.type === 'Declaration')
    for (const subject of subjectsOf(rule)) {
      for (const { property, value } of declarations) {
        said.push({
          ...subject,
          property: property.toLowerCase(),
          value: generate(value).trim().toLowerCase(),
        })
      }
    }
  }
  return said
}

function subjectsOf({ prelude }: Rule): Pick<Said, 'box' | 'weight'>[] {
  if (prelude.type !== 'SelectorList') return []
  return prelude.children.toArray().flatMap((selector) => {
    const subject = selector.type === 'Selector' ? subjectOf(selector) : undefined
    return subject ? [subject] : []
  })
}

/** The box a selector always finds: a class, the text field or `*`, in boxes that are always around it. */
function subjectOf(selector: Selector): Pick<Said, 'box' | 'weight'> | undefined {
  const steps = selector.children.toArray()
  const names = steps.filter((_, index) => index % 2 === 0).map(nameOf)
  const gaps = steps.filter((_, index) => index % 2 === 1)
  const isPlain = gaps.every((gap) => gap.type === 'Combinator' && gap.name.trim() === '')
  const [subject, ...around] = names.reverse()
  if (!isPlain || !subject || names.includes(undefined)) return undefined
  if (subject !== '*' && !boxes.has(subject)) return undefined
  // Another way around may find nothing.
  if (around.some((name) => !surely.has(name ?? '') || name === subject)) return undefined
  return {
    box: subject,
    weight: steps.filter(({ type }) => type === 'ClassSelector').length * 100 + names.length,
  }
}

function nameOf(node: CssNode): string | undefined {
  if (node.type === 'ClassSelector') return node.name
  return node.type === 'TypeSelector' && (node.name === '*' || node.name === 'textarea')
    ? node.name
    : undefined
}
