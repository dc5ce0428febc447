import { describe, expect, it } from 'vitest'
import { formatThemeJson } from '#mocks/contracts/theme/theme.schema.ts'
import { buildTheme, fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { chosenTheme } from './chosen-theme.ts'

describe('chosenTheme', () => {
  it('is the one the toolbar names', () => {
    expect(chosenTheme({ theme: 'yellow', pastedTheme: '' })).toBe(fixtureThemes.yellow)
    expect(chosenTheme({})).toBe(fixtureThemes.ours)
    expect(chosenTheme({ theme: 'nobody' })).toBe(fixtureThemes.ours)
  })

  it('is the pasted one, or ours while nothing readable is pasted', () => {
    const green = buildTheme('#1B7A4B')
    expect(chosenTheme({ theme: 'pasted', pastedTheme: formatThemeJson(green) })).toEqual(green)
    expect(chosenTheme({ theme: 'pasted', pastedTheme: '"}{' })).toBe(fixtureThemes.ours)
    expect(chosenTheme({ theme: 'pasted' })).toBe(fixtureThemes.ours)
  })
})
