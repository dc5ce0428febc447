import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { formatThemeJson, parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'

/** The colours of an agent. */
export type Colours =
  | { state: 'none'; theme: Theme }
  | { state: 'own'; theme: Theme }
  /** Something is stored, but no theme; the widget shows the product's colours in its place. */
  | { state: 'unreadable'; theme: Theme; message: string }

/** Reads `customThemeJSONString`. `theme` is always what the widget shows. */
export function readColours(json: string): Colours {
  if (json === '') return { state: 'none', theme: defaultTheme }
  const parsed = parseThemeJson(json)
  return parsed.ok
    ? { state: 'own', theme: parsed.theme }
    : { state: 'unreadable', theme: defaultTheme, message: parsed.message }
}

/** Whether the agent uses this theme as its own. */
export function usesTheme(colours: Colours, theme: Theme): boolean {
  return colours.state === 'own' && formatThemeJson(colours.theme) === formatThemeJson(theme)
}

/** `customThemeJSONString` in a few words: 'VoiceGlow', '#B4532A', or 'Not readable'. */
export function inWords(json: string, productName: string): string {
  const colours = readColours(json)
  if (colours.state === 'none') return productName
  return colours.state === 'own' ? colours.theme.primary : 'Not readable'
}
