import { neutrals } from '#mocks/contracts/theme/neutrals.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** Tokens the bubble's own style sheet reads, so that they come with every bubble. */
const always = ['--primary', '--on-primary', '--primary-edge']

/** What `ui/theme/css/roles.css` makes of the palette; a test compares. */
export const paletteRoles: Readonly<Record<string, string>> = {
  '--accent-soft': 'var(--primary-50)',
  '--accent-soft-hover': 'var(--primary-100)',
  '--accent-solid-hover': 'var(--primary-hover)',
  '--accent-text': 'var(--primary-text)',
  '--accent-border': 'var(--primary-line)',
  '--focus-ring': 'var(--primary-line)',
}

/** The scope's custom properties: what each bubble needs, and what this agent's CSS reads besides. */
export function launcherTokens(
  css: string,
  palette: Readonly<Record<string, string>>,
  mode: ThemeType,
): string {
  const known = { ...neutralTokens(mode), ...paletteRoles, ...palette }
  const declared = new Map<string, string>()
  const declare = (name: string) => {
    const value = known[name]
    if (value === undefined || declared.has(name)) return
    declared.set(name, value)
    for (const used of namesIn(value)) declare(used)
  }
  for (const name of [...always, ...namesIn(css)]) declare(name)
  return `.vg-scope{${[...declared].map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/** `--text-muted` for `textMuted`. */
function neutralTokens(mode: ThemeType): Record<string, string> {
  const named = Object.entries(neutrals[mode]).filter(([name]) => name !== 'canvas')
  return Object.fromEntries(
    named.map(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  )
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)
}
