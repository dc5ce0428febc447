import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type PartId, publicParts } from '#mocks/contracts/styling/public-parts.ts'
import { looks } from './looks.ts'

const widgetDir = 'features/widget'
const scales = new Map(
  Array.from(
    readFileSync('ui/theme/css/scales.css', 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g),
    ([, name, value]) => [name!, value!] as const,
  ),
)
const sheets = readdirSync(widgetDir)
  .filter((name) => name.endsWith('.css') && !name.startsWith('story-'))
  .map((name) => readFileSync(`${widgetDir}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))

/** Everything the widget's rules say in blocks that name a class, with the scales' values put in. */
function saidOf(className: string): string {
  const said: string[] = []
  for (const sheet of sheets) {
    const around: string[] = []
    for (const [, text, mark] of sheet.matchAll(/([^{};]*)([{};])/g)) {
      if (mark === '{') around.push(text!)
      else if (around.some((selector) => selector.includes(className))) said.push(text!)
      if (mark === '}') around.pop()
    }
  }
  return said.join(' ').replace(/var\((--[\w-]+)\)/g, (whole, name: string) => scales.get(name) ?? whole)
}

describe('the looks the local writer starts from', () => {
  const measured = publicParts.flatMap(({ id, selector }) => {
    const { size, radius, fontSize, padding, gap, width } = looks[id as PartId]
    const numbers = [size, radius, fontSize, padding, gap, width].flatMap((one) => one?.split(' ') ?? [])
    const own = selector.match(/vg-[\w-]+/g)!.at(-1)!
    return numbers.filter((value) => value !== '0').map((value) => ({ id, own, value }))
  })

  it.each(measured)('$id: the widget says $value', ({ own, value }) => {
    // What sets no size of its own has the widget's.
    expect(`${saidOf(own)} ${saidOf('vg-widget ')}`).toContain(value)
  })
})
