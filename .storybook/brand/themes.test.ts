import { describe, expect, it } from 'vitest'
import { contrastRatio } from '#mocks/contracts/theme/contrast.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { darkTheme, lightTheme } from './themes.ts'

describe('the catalogue around the stories', () => {
  it.each([
    ['day', lightTheme],
    ['night', darkTheme],
  ])('wears our name, mark and colour by %s, legibly', (_, theme) => {
    expect(theme.brandTitle).toContain('VoiceGlow')
    expect(decodeURIComponent(theme.brandImage ?? '')).toContain(`fill="${defaultTheme.primary}"`)
    expect(contrastRatio(theme.barSelectedColor, theme.barBg)).toBeGreaterThanOrEqual(4.5)
    const [, ink = ''] =
      /font-weight="600" fill="(#\w+)"/.exec(decodeURIComponent(theme.brandImage ?? '')) ?? []
    expect(contrastRatio(ink, theme.appBg)).toBeGreaterThanOrEqual(4.5)
  })
})
