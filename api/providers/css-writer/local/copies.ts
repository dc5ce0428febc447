import { readValue } from '#api/css/edit-css.ts'
import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import type { Sheet } from './apply-color.ts'
import { shadowProperty, wordsTarget } from './apply-effect.ts'
import { targetOf } from './apply-measure.ts'
import { hasOp } from './clauses.ts'
import { looks } from './looks.ts'
import { paintOf } from './paint.ts'
import type { Item } from './scan.ts'
import type { Change, Measure } from './wish.ts'
import type { Aspect } from './words/word-table.ts'

const copied: readonly Aspect[] = [
  'background',
  'text',
  'color',
  'border',
  'radius',
  'size',
  'fontSize',
  'padding',
  'gap',
  'font',
  'glow',
  'shadow',
  'weight',
  'letterSpacing',
  'lineHeight',
]

/** Which properties a clause wants as another part has them, and the words that are about none. */
export function copiedIn(items: readonly Item[]): { aspects: Aspect[]; rest: string[] } {
  const aspects: Aspect[] = []
  const rest: string[] = []
  for (const item of items) {
    const aspect = copiedBy(item)
    if (aspect) aspects.push(aspect)
    else if (isMore(item)) rest.push(item.word)
  }
  const named = [...new Set(aspects)]
  if (named.includes('size') && (named.includes('text') || named.includes('font')))
    return { aspects: [...named.filter((one) => !['size', 'text', 'font'].includes(one)), 'fontSize'], rest }
  // 'The same text colour' names one thing in two words.
  const said = named.length > 1 ? named.filter((one) => one !== 'color') : named
  return { aspects: said.length > 0 ? said : ['color'], rest }
}

/** Words that ask for something besides what is copied. */
function isMore(item: Item): boolean {
  if (item.kind === 'op') return hasOp([item], 'twice', 'half', 'dark', 'light', 'pale', 'bright')
  return item.kind !== 'part' && item.kind !== 'stop'
}

function copiedBy(item: Item): Aspect | undefined {
  if (item.kind === 'aspect') return copied.find((one) => one === item.aspect)
  if (item.kind === 'value') {
    if (['rounded', 'pill', 'square'].includes(item.value)) return 'radius'
    return item.value === 'bold' ? 'weight' : undefined
  }
  if (item.kind !== 'step') return undefined
  switch (item.step) {
    case 'bigger':
    case 'smaller':
      return 'size'
    case 'rounder':
    case 'sharper':
      return 'radius'
    case 'bolder':
      return 'weight'
    case 'roomier':
    case 'tighter':
      return 'padding'
    case 'darker':
    case 'lighter':
      return 'color'
    default:
      return undefined
  }
}

/** What gives a part something as another has it; null where that cannot be told from the style sheet. */
export function copyChange(to: PartId, from: PartId, aspect: Aspect, { css, agent }: Sheet): Change | null {
  const read = (id: PartId, property: string) =>
    readValue(css, partOf(id).selector, property) ??
    (id === 'agentBubbles' || id === 'visitorBubbles'
      ? readValue(css, partOf('bubbles').selector, property)
      : undefined)
  const sized = (own: Aspect, property: string, base?: string): Change | null => {
    const measure = measureIn(read(targetOf(from, own), property) ?? base)
    return measure && { kind: 'measure', aspect: own, amount: { measure } }
  }
  const look = looks[targetOf(from, aspect)]
  switch (aspect) {
    case 'text':
    case 'background':
    case 'color': {
      const paint = paintOf(css, agent)
      const isLetters = (id: PartId) =>
        aspect === 'text' || (aspect === 'color' && partOf(id).kind !== 'surface' && !looks[id].background)
      const color = isLetters(from) ? paint.text(from) : paint.backgrounds(from)[0]!
      return { kind: isLetters(to) ? 'text' : 'background', color }
    }
    case 'size': {
      if (looks[from].size && looks[to].size) return sized('size', 'inline-size', look.size)
      const words = looks[targetOf(from, 'fontSize')]
      return looks[targetOf(to, 'fontSize')].fontSize ? sized('fontSize', 'font-size', words.fontSize) : null
    }
    case 'fontSize':
      return sized('fontSize', 'font-size', look.fontSize)
    case 'radius':
      return sized('radius', 'border-radius', look.radius ?? '0')
    case 'padding':
      return sized('padding', 'padding', look.padding)
    case 'gap':
      return sized('gap', 'gap', look.gap)
    case 'letterSpacing':
      return sized('letterSpacing', 'letter-spacing')
    case 'lineHeight':
      return sized('lineHeight', 'line-height')
    case 'weight': {
      const value = read(wordsTarget(from, 'font-weight'), 'font-weight')
      return value ? { kind: 'wording', wording: { property: 'font-weight', value } } : null
    }
    case 'font': {
      const value = read(wordsTarget(from, 'font-family'), 'font-family')
      return value ? { kind: 'wording', wording: { property: 'font-family', value } } : null
    }
    case 'border':
      return borderIn(read(from, 'border'))
    case 'shadow':
    case 'glow':
      return shadowIn(read(from, shadowProperty(from)), Boolean(looks[from].shadow))
    default:
      return null
  }
}

function measureIn(value: string | undefined): Measure | null {
  const found = /^(-?\d*\.?\d+)(px|rem|em|%)?$/.exec(value ?? '')
  return found ? { value: Number(found[1]), unit: (found[2] ?? '') as Measure['unit'] } : null
}

function borderIn(value: string | undefined): Change | null {
  const [, width, style, color] = /^(\S+) (solid|dashed|dotted) (#\S+)$/.exec(value ?? '') ?? []
  const measure = measureIn(width)
  return measure && { kind: 'border', amount: { measure }, style: style!, color: color! }
}

/** A shadow or glow as this writer draws them; a part without any has none to give. */
function shadowIn(value: string | undefined, hasOwn: boolean): Change | null {
  if (value === undefined && hasOwn) return null
  if (value === undefined || value === 'none') return { kind: 'remove', aspect: 'shadow' }
  const found = /^0 (\S+) ([\d.]+)rem (.+)$/.exec(value)
  if (!found) return null
  const color = /#[\da-f]{6}/i.exec(found[3]!)?.[0]
  const kind = found[1] === '0' ? 'glow' : 'shadow'
  return { kind, degree: Number(found[2]), ...(color ? { color } : {}) }
}
