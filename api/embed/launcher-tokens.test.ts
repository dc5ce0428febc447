import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import { launcherTokens, paletteRoles } from './launcher-tokens.ts'

const palette = themeToCssVars(defaultTheme, 'light', '')

it('brings the colours of every bubble and no more', () => {
  const tokens = launcherTokens('', palette, 'light')
  expect(tokens.match(/--[\w-]+(?=:)/g)).toEqual(['--primary', '--on-primary', '--primary-edge'])
})

it('brings what the CSS reads, and what that reads', () => {
  const tokens = launcherTokens(
    '.vg-launcher{color:var(--accent-soft);border-color:var( --text-muted, red)}',
    palette,
    'dark',
  )
  expect(tokens).toContain('--accent-soft:var(--primary-50);--primary-50:hsl(')
  expect(tokens).toContain('--text-muted:#A6ACB5')
})

it('has no value for a name nobody knows', () => {
  expect(launcherTokens('.vg-launcher{color:var(--mine)}', palette, 'light')).not.toContain('--mine')
})

it('says the same of the palette as the theme does', async () => {
  const roles = await readFile(new URL('../../ui/theme/css/roles.css', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(paletteRoles)) expect(roles).toContain(`${name}: ${value};`)
})
