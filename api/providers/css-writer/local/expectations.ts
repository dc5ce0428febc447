import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import type { Expectation } from '#mocks/contracts/styling/style-wish.ts'
import { placeOf, shadowProperty, wordsTarget } from './apply-effect.ts'
import { targetOf } from './apply-measure.ts'
import { looks } from './looks.ts'
import type { Amount, Change, Side } from './wish.ts'
import type { Aspect } from './words/word-table.ts'

type Test = Expectation['test']

/** Computed properties that show an aspect. */
const shownBy: Partial<Record<Aspect, string>> = {
  background: 'background',
  color: 'background',
  text: 'color',
  border: 'border',
  radius: 'border-top-left-radius',
  size: 'inline-size',
  fontSize: 'font-size',
  padding: 'padding-top',
  gap: 'row-gap',
  width: 'inline-size',
  height: 'block-size',
  opacity: 'opacity',
  letterSpacing: 'letter-spacing',
  lineHeight: 'line-height',
  weight: 'font-weight',
  font: 'font-family',
  glow: 'box-shadow',
  shadow: 'box-shadow',
  gradient: 'background-image',
  contrast: 'contrast',
  animation: 'animation-name',
  align: 'text-align',
}

/** The computed properties an aspect is seen in. */
export function readingsOf(aspect: Aspect): string[] {
  if (aspect === 'color') return ['background', 'color']
  return [shownBy[aspect] ?? 'look']
}

/** What must be seen on a part after a change. */
export function expectationsOf(id: PartId, change: Change): Expectation[] {
  const expect = (reading: string, test: Test, value = '', part: PartId = id): Expectation => ({
    part,
    reading,
    test,
    value,
  })
  switch (change.kind) {
    case 'background':
      return [expect('background', 'near', change.color)]
    case 'text':
      return [expect('color', 'near', change.color, wordsTarget(id, 'color'))]
    case 'border':
      return borderExpectations(change, expect)
    case 'gradient':
      return [
        expect('background-image', 'is', 'gradient'),
        ...change.colors.slice(0, 1).map((color) => expect('background', 'near', color)),
      ]
    case 'shift': {
      const isText =
        change.aspect === 'text' ||
        (change.aspect === null && partOf(id).kind !== 'surface' && !looks[id].background)
      const reading = isText ? 'color' : change.aspect === 'border' ? 'border-top-color' : 'background'
      return [expect(reading, change.by > 0 ? 'lighter' : 'darker')]
    }
    case 'glow':
    case 'shadow': {
      const reading = shadowProperty(id)
      return [
        expect(reading, 'some'),
        expect(reading, 'changed'),
        ...(change.color ? [expect(reading, 'near', change.color)] : []),
      ]
    }
    case 'measure':
      return [measureExpectation(id, change, expect)]
    case 'rounded':
    case 'pill':
      return [expect('border-top-left-radius', 'some'), expect('border-top-left-radius', 'changed')]
    case 'square':
      return [expect('border-top-left-radius', 'none')]
    case 'flat':
      return [expect('box-shadow', 'none')]
    case 'glass':
      return [expect('backdrop-filter', 'some')]
    case 'transparent':
      return [expect('background', 'changed')]
    case 'outline':
      return [expect('border', 'some')]
    case 'contrast':
      return [expect('contrast', 'more', '', wordsTarget(id, 'color'))]
    case 'wording': {
      const { property, value } = change.wording
      const target = /^(font|text)-/.test(property) ? wordsTarget(id, property) : id
      if (value === 'inherit') return [expect(property, 'changed', '', target)]
      const first = property === 'font-family' ? value.split(',')[0]!.replaceAll('"', '') : value
      return [expect(property === 'text-decoration' ? 'text-decoration-line' : property, 'is', first, target)]
    }
    case 'animate':
      return [expect('animation-name', 'some')]
    case 'place':
      return placeOf(id, change.side).map(({ selector, property, value }) =>
        expect(
          property,
          'is',
          value,
          selector === partOf('title').selector
            ? 'title'
            : selector === partOf('description').selector
              ? 'description'
              : id,
        ),
      )
    case 'remove':
      return [removalExpectation(id, change.aspect, change.side, expect)]
    case 'reset':
      return [expect('look', 'changed')]
  }
}

type Expect = (reading: string, test: Test, value?: string, part?: PartId) => Expectation

function borderExpectations(
  { color, amount, style, side }: Extract<Change, { kind: 'border' }>,
  expect: Expect,
): Expectation[] {
  const edge = `border-${side ?? 'bottom'}`
  const width = amount
    ? 'measure' in amount
      ? [expect(`${edge}-width`, 'px', String(Math.min(8, Math.max(1, pixels(amount) ?? 1))))]
      : [expect(`${edge}-width`, amount.factor > 1 ? 'more' : 'less')]
    : [expect(`${edge}-width`, 'some')]
  return [
    ...width,
    ...(color ? [expect(`${edge}-color`, 'near', color)] : []),
    ...(style ? [expect(`${edge}-style`, 'is', style)] : []),
  ]
}

function measureExpectation(
  id: PartId,
  { aspect, amount, side }: Extract<Change, { kind: 'measure' }>,
  expect: Expect,
): Expectation {
  const target = targetOf(id, aspect)
  const isWide = aspect === 'width' && looks[target].width
  const sized =
    aspect === 'size' && !looks[target].size ? (looks[id].fontSize ? 'fontSize' : 'padding') : aspect
  const reading = isWide
    ? 'max-inline-size'
    : side && aspect === 'padding'
      ? `padding-${side}`
      : shownBy[sized]!
  const part = sized === aspect ? target : targetOf(id, sized)
  if ('factor' in amount) return expect(reading, amount.factor >= 1 ? 'more' : 'less', '', part)
  const { value, unit } = amount.measure
  if (aspect === 'opacity')
    return expect(reading, 'px', String(unit === '%' || value > 1 ? value / 100 : value), part)
  if (unit === '%') return expect(reading, 'is', `${value}%`, part)
  if (aspect === 'lineHeight' && unit === '') return expect(reading, 'changed', '', part)
  return expect(reading, 'px', String(pixels(amount)), part)
}

function pixels(amount: Amount): number | null {
  if (!('measure' in amount)) return null
  const { value, unit } = amount.measure
  return unit === 'rem' || unit === 'em' ? value * 16 : value
}

function removalExpectation(id: PartId, aspect: Aspect, side: Side | undefined, expect: Expect): Expectation {
  switch (aspect) {
    case 'border':
      return side ? expect(`border-${side}-width`, 'none') : expect('border', 'none')
    case 'glow':
    case 'shadow':
      return expect(shadowProperty(id), 'none')
    case 'radius':
    case 'padding':
    case 'gap':
    case 'animation':
      return expect(shownBy[aspect]!, 'none', '', aspect === 'gap' ? targetOf(id, 'gap') : id)
    case 'gradient':
      return expect('background-image', 'none')
    default:
      return expect(shownBy[aspect] ?? 'look', 'changed', '', targetOf(id, aspect))
  }
}
