import type { Wording } from './wish.ts'
import type { ValueName } from './words/word-table.ts'

/** Words that are one declaration. */
export const wordings = {
  bold: { property: 'font-weight', value: '700' },
  thinLetters: { property: 'font-weight', value: '300' },
  italic: { property: 'font-style', value: 'italic' },
  underlined: { property: 'text-decoration', value: 'underline' },
  uppercase: { property: 'text-transform', value: 'uppercase' },
  lowercase: { property: 'text-transform', value: 'lowercase' },
  capitalized: { property: 'text-transform', value: 'capitalize' },
} as const satisfies Partial<Record<ValueName, Wording>>

export type WordingName = keyof typeof wordings

/** Kinds of letters every device has. */
export const fonts = {
  serif: 'Georgia, "Times New Roman", serif',
  sans: 'system-ui, sans-serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
  script: '"Segoe Script", "Bradley Hand", cursive',
} as const satisfies Partial<Record<ValueName, string>>

/** Fonts by name that most devices have, each with what stands in for it. */
export const namedFonts: Readonly<Record<string, string>> = {
  georgia: 'Georgia, serif',
  arial: 'Arial, Helvetica, sans-serif',
  helvetica: 'Helvetica, Arial, sans-serif',
  verdana: 'Verdana, sans-serif',
  tahoma: 'Tahoma, Verdana, sans-serif',
  'trebuchet ms': '"Trebuchet MS", sans-serif',
  trebuchet: '"Trebuchet MS", sans-serif',
  times: '"Times New Roman", Times, serif',
  'times new roman': '"Times New Roman", Times, serif',
  courier: '"Courier New", Courier, monospace',
  'courier new': '"Courier New", Courier, monospace',
  comic: '"Comic Sans MS", "Comic Sans", cursive',
  'comic sans': '"Comic Sans MS", "Comic Sans", cursive',
  'comic sans ms': '"Comic Sans MS", "Comic Sans", cursive',
  garamond: 'Garamond, Georgia, serif',
  palatino: '"Palatino Linotype", Palatino, serif',
  impact: 'Impact, sans-serif',
  consolas: 'Consolas, monospace',
}
