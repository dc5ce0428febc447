import { describe, expect, it } from 'vitest'
import { type ChartInput, measureChart } from './chart-geometry.ts'

const base: ChartInput = {
  kind: 'bar',
  labels: ['Mon', 'Tue', 'Wed'],
  series: [{ name: 'Text', values: [4, 8, 2] }],
  width: 400,
  height: 200,
  rtl: false,
  formatTick: String,
}
const measure = (change: Partial<ChartInput> = {}) => measureChart({ ...base, ...change })

describe('measureChart', () => {
  it('puts every value and zero inside the plot', () => {
    const { plot, bars, zeroY, ticks } = measure()
    expect(zeroY).toBe(plot.bottom)
    expect(ticks[0]!.text).toBe('0')
    expect(Number(ticks.at(-1)!.text)).toBeGreaterThanOrEqual(8)
    for (const bar of bars) {
      expect(bar.y).toBeGreaterThanOrEqual(plot.top)
      expect(bar.y + bar.height).toBeCloseTo(plot.bottom)
      expect(bar.x).toBeGreaterThanOrEqual(plot.left)
      expect(bar.x + bar.width).toBeLessThanOrEqual(plot.right)
    }
    expect(bars[1]!.height).toBeCloseTo(bars[0]!.height * 2)
  })

  it('stacks series of bars, losses downwards', () => {
    const { bars, zeroY } = measure({
      series: [
        { name: 'Text', values: [4, 4, 4] },
        { name: 'Voice', values: [2, null, -3] },
      ],
    })
    const [text, , , voice, loss] = bars
    expect(bars).toHaveLength(5)
    expect(voice!.y + voice!.height).toBeCloseTo(text!.y)
    expect(loss!.y).toBeCloseTo(zeroY)
  })

  it('writes no label that the edge would cut', () => {
    const labels = Array.from({ length: 29 }, (_, index) => `Nov ${index + 1}`)
    for (const rtl of [false, true]) {
      const { slots } = measure({ labels, rtl, width: 500 })
      const written = slots.filter(({ labelled }) => labelled)
      expect(written.length).toBeGreaterThan(2)
      for (const { center } of written) {
        expect(center).toBeGreaterThan(20)
        expect(center).toBeLessThan(480)
      }
    }
  })

  it('writes no text twice at the axis', () => {
    const { ticks } = measure({ formatTick: (value) => `${Math.round(value / 10)} s` })
    const texts = ticks.map(({ text }) => text)
    expect(texts).toEqual([...new Set(texts)])
  })

  it('counts in whole steps, and measures in parts', () => {
    const texts = (values: number[]) =>
      measure({ labels: ['Mon'], series: [{ name: 'Leads', values }] }).ticks.map(({ text }) => text)
    expect(texts([1])).toEqual(['0', '1'])
    expect(texts([0.8])).toContain('0.4')
  })

  it('runs the other way in right-to-left', () => {
    const ltr = measure()
    const rtl = measure({ rtl: true })
    expect(rtl.plot.left).toBe(0)
    expect(rtl.slots[0]!.center).toBeCloseTo(base.width - ltr.slots[0]!.center)
    expect(rtl.slots[0]!.center).toBeGreaterThan(rtl.slots[2]!.center)
  })

  it('breaks a line where nothing is known, and takes what is no number as unknown', () => {
    const { lines } = measure({
      kind: 'line',
      labels: ['1', '2', '3', '4', '5'],
      series: [{ name: 'Text', values: [1, 2, Number.NaN, 4, Number.POSITIVE_INFINITY] }],
    })
    expect(lines[0]!.dots.map(({ index }) => index)).toEqual([0, 1, 3])
    expect(lines[0]!.path.match(/M/g)).toHaveLength(2)
    expect(lines[0]!.path).not.toMatch(/NaN|Infinity/)
  })

  it('keeps a limit in view', () => {
    const { limitY, plot } = measure({ limit: 1000 })
    expect(limitY).toBeGreaterThanOrEqual(plot.top)
    expect(limitY).toBeLessThan(plot.bottom)
  })

  it('writes only as many labels as there is room for', () => {
    const labels = Array.from({ length: 90 }, (_, index) => `Day ${index + 1}`)
    const values = labels.map(() => 1)
    const { slots } = measure({ labels, series: [{ name: 'Text', values }] })
    const written = slots.filter(({ labelled }) => labelled)
    expect(written.length).toBeGreaterThan(1)
    expect(written.length * 6 * 7.4).toBeLessThan(base.width)
    expect(measure().slots.every(({ labelled }) => labelled)).toBe(true)
  })

  it.each<[string, Partial<ChartInput>]>([
    ['zeros', { series: [{ name: 'Text', values: [0, 0, 0] }] }],
    ['one label', { labels: ['Mon'] }],
    ['no labels', { labels: [], series: [] }],
    ['no width', { width: 0 }],
  ])('makes no impossible number of %s', (_, change) => {
    for (const kind of ['bar', 'line'] as const) {
      expect(JSON.stringify(measure({ ...change, kind }))).not.toMatch(/NaN|null/)
    }
  })
})
