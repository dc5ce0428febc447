import type { CssNode, Declaration } from 'css-tree'
import generate from 'css-tree/generator'
import walk from 'css-tree/walker'

/** Most a part may be moved or its shadow reach, in pixels. */
const furthest = 200
const highest = 10
const largestScale = 3
/** What moves a part; a variable could move it anywhere. */
const moves =
  /^(top|left|right|bottom|inset|margin|translate|transform(?!-style)|text-indent|offset-(?!rotate|path)|z-index|scale|zoom)/
/** What paints around a part, or makes it larger from within. */
const paints = /^(box-shadow|outline|filter|padding|border(?!.*(radius|collapse)))/
const scales = /^(scale|transform|zoom)$/
/** Maths whose result is no further than its parts together. */
const sums = /^(calc|min|max|clamp)$/
/** Functions that make something larger by other means than a factor. */
const distorts = /^(matrix|matrix3d|perspective|skew|skewx|skewy)$/
const maths =
  /^(calc|min|max|clamp|round|mod|rem|abs|sign|a?sin|a?cos|a?tan2?|pow|sqrt|hypot|log|exp|calc-size|env)$/

/** A unit in pixels, on a large screen; what is of a screen or a container counts by the hundredth. */
const pixels: Record<string, number> = {
  ...perUnit(0, 'deg grad rad turn s ms fr'),
  ...perUnit(1, 'px'),
  ...perUnit(16, 'rem em ic ric pc'),
  ...perUnit(10, 'vw vh vi vb vmin vmax dvw dvh dvi dvb dvmin dvmax svw svh svi svb svmin svmax'),
  ...perUnit(10, 'lvw lvh lvi lvb lvmin lvmax cqw cqh cqi cqb cqmin cqmax'),
  ...perUnit(10, 'ch rch ex rex cap rcap'),
  ...perUnit(24, 'lh rlh'),
  ...{ '%': 2, cm: 38, mm: 3.8, q: 1, in: 96, pt: 1.4 },
}

function perUnit(size: number, units: string): Record<string, number> {
  return Object.fromEntries(units.split(' ').map((unit) => [unit, size]))
}

/** Why a declaration may not style a part of the widget; null when it may. */
export function widgetObjection({ property, value }: Declaration): string | null {
  const name = property.toLowerCase().replace(/^-webkit-/, '')
  if (name.startsWith('--')) return null
  const { distance, functions, multiplies } = read(value)
  if (moves.test(name) && (functions.includes('var') || functions.includes('env')))
    return `${property} with a variable could move a part away or cover the page.`
  const isMoving = moves.test(name) || paints.test(name)
  if (isMoving && (multiplies || functions.some((each) => maths.test(each) && !sums.test(each))))
    return `${property} with more than sums could move a part away or cover the page.`
  if (name === 'z-index' && (functions.length > 0 || largestIn(value) > highest))
    return `A z-index over ${highest} could lie over the page.`
  if (isMoving && !/^(scale|zoom)$/.test(name) && distance > furthest)
    return `${property} over ${furthest}px could move a part away or cover the page.`
  if (name === 'transform' && functions.some((each) => distorts.test(each)))
    return 'A matrix, a perspective or a skew could cover the page.'
  if (scales.test(name) && factorOf(value, name) > largestScale)
    return `A scale over ${largestScale} could cover the page.`
  return null
}

/** What a value is made of. */
interface Reading {
  /** Its lengths together, in pixels, of a list the longest part. */
  distance: number
  functions: string[]
  /** Whether it multiplies or divides. */
  multiplies: boolean
}

function read(value: Declaration['value']): Reading {
  const functions: string[] = []
  const lengths: number[] = []
  let multiplies = false
  walk(value, (node) => {
    if (node.type === 'Function') functions.push(node.name.toLowerCase())
    if (node.type === 'Operator') multiplies ||= node.value.trim() === '*'
    if (node.type === 'Percentage') lengths.push(inPixels(node.value, '%'))
    if (node.type === 'Dimension') lengths.push(inPixels(node.value, node.unit))
  })
  multiplies ||= functions.some((name) => maths.test(name)) && generate(value).includes('/')
  const isSum = functions.some((name) => name === 'calc')
  const distance = isSum ? lengths.reduce((sum, one) => sum + one, 0) : Math.max(0, ...lengths)
  return { distance, functions, multiplies }
}

/** What the factors of a value make together: each function its largest, or the value itself where there is none. */
function factorOf(value: Declaration['value'], name: string): number {
  if (name !== 'transform') return largestIn(value)
  let together = 1
  walk(value, (node) => {
    if (node.type === 'Function' && /^scale/i.test(node.name)) together *= Math.max(1, largestIn(node))
  })
  return together
}

function largestIn(value: CssNode): number {
  let largest = 0
  walk(value, (node) => {
    if (node.type === 'Number') largest = Math.max(largest, Math.abs(Number(node.value)))
    if (node.type === 'Percentage') largest = Math.max(largest, Math.abs(Number(node.value)) / 100)
  })
  return largest
}

function inPixels(value: string, unit: string): number {
  return Math.abs(Number(value)) * (pixels[unit.toLowerCase()] ?? Number.POSITIVE_INFINITY)
}
