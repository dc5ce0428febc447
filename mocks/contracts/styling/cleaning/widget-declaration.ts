import type { Declaration } from 'css-tree'
import walk from 'css-tree/walker'

/** Most a part may be moved or its shadow reach, in pixels. */
const furthest = 200
const highest = 10
const largestScale = 3
const moves =
  /^(top|left|right|bottom|inset|margin|translate|transform|text-indent|box-shadow|outline|filter|border(?!.*radius))/
const pixels: Record<string, number> = {
  px: 1,
  rem: 16,
  em: 16,
  vw: 10,
  vh: 10,
  dvh: 10,
  svh: 10,
  lvh: 10,
  '%': 2,
}

/** Why a declaration may not style a part of the widget; null when it may. */
export function widgetObjection({ property, value }: Declaration): string | null {
  const name = property.toLowerCase().replace(/^-webkit-/, '')
  if (name.startsWith('--')) return null
  const numbers: number[] = []
  let distance = 0
  walk(value, (node) => {
    if (node.type === 'Number') numbers.push(Math.abs(Number(node.value)))
    if (node.type === 'Percentage') distance = Math.max(distance, inPixels(node.value, '%'))
    if (node.type === 'Dimension') distance = Math.max(distance, inPixels(node.value, node.unit))
  })
  if (name === 'z-index' && Math.max(0, ...numbers) > highest) {
    return `A z-index over ${highest} could lie over the page.`
  }
  if (moves.test(name) && distance > furthest) {
    return `${property} over ${furthest}px could move a part away or cover the page.`
  }
  if (
    /^(scale|transform|zoom)$/.test(name) &&
    /scale|zoom/.test(scalesOf(name, value)) &&
    Math.max(0, ...numbers) > largestScale
  ) {
    return `A scale over ${largestScale} could cover the page.`
  }
  return null
}

function scalesOf(name: string, value: Declaration['value']): string {
  let functions = name
  walk(value, (node) => {
    if (node.type === 'Function') functions += ` ${node.name.toLowerCase()}`
  })
  return functions
}

function inPixels(value: string, unit: string): number {
  return Math.abs(Number(value)) * (pixels[unit.toLowerCase()] ?? 0)
}
