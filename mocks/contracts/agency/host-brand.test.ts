import { expect, it } from 'vitest'
import { defaultTheme } from '../theme/default-theme.ts'
import { neutralTheme } from '../theme/neutral-theme.ts'
import { formatThemeJson } from '../theme/theme-json.ts'
import { unsavedAgency } from './agency-defaults.ts'
import { agencyTheme, hostBrandOf } from './host-brand.ts'

const inColours = (customThemeJSONString: string) => agencyTheme({ customThemeJSONString })

it('gives an agency without colours nobody’s, and never ours', () => {
  for (const nothing of ['', '{broken', '{"primary":"#ZZ"}']) expect(inColours(nothing)).toBe(neutralTheme)
  expect(hostBrandOf(unsavedAgency('one')).look.theme).toBe(neutralTheme)
  expect(neutralTheme.primary.toLowerCase()).not.toBe(defaultTheme.primary.toLowerCase())
})

it('keeps the colours an agency chose, be they ours', () => {
  expect(inColours(formatThemeJson(defaultTheme)).primary).toBe(defaultTheme.primary)
})
