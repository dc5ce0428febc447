import { describe, expect, it } from 'vitest'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { bothModesReport, type ReportedPair } from './both-modes-report.ts'
import { withShade } from './palette-edits.ts'

function faultyShades(report: ReportedPair[]) {
  return new Set(report.flatMap(({ passes, storedShade }) => (passes ? [] : (storedShade ?? []))))
}

describe('bothModesReport', () => {
  it('passes in both modes for our own theme', () => {
    const report = bothModesReport(defaultTheme)
    expect(new Set(report.map(({ mode }) => mode))).toEqual(new Set(['light', 'dark']))
    expect(report.filter(({ passes }) => !passes)).toEqual([])
  })

  it('puts what fails first and says which stored shade is behind it', () => {
    const draft = { theme: defaultTheme, locked: new Set<number>() }
    const light = bothModesReport(withShade(draft, 0, '#5B5BF0').theme)
    expect(light[0]).toMatchObject({ passes: false, mode: 'light' })
    expect(faultyShades(light)).toEqual(new Set([0]))
    const dark = bothModesReport(withShade(draft, 8, '#FFFFFF').theme)
    expect(dark[0]).toMatchObject({ passes: false, mode: 'dark' })
    expect(faultyShades(dark)).toEqual(new Set([8]))
  })
})
