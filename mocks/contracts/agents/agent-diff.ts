import { parseThemeJson } from '../theme/theme-json.ts'
import type { AgentFields } from './agent.schema.ts'
import { type FieldKind, fieldCatalogue } from './field-catalogue.ts'

interface Changed<K extends FieldKind, V> {
  /** Path of the setting, e.g. `vgOptions.maxChunkSize`. */
  field: string
  /** What the setting is called for people. */
  label: string
  kind: K
  before: V
  after: V
}

/** A colour as it is shown: its hex value and the mode it was made for; null for the product's own. */
export interface ColourValue {
  primary: string
  themeType: 'light' | 'dark'
}

/** A list that changed, with what came and what went. */
export interface ListChange extends Changed<'list', string[]> {
  added: string[]
  removed: string[]
}

/** One setting in which two agents differ. Text is for a word-by-word comparison; the rest is shown as it is. */
export type FieldChange =
  | Changed<'text', string>
  | Changed<'choice', string>
  | Changed<'number', number>
  | Changed<'toggle', boolean>
  | Changed<'colour', ColourValue | null>
  | ListChange

/** The settings in which two agents differ, in the order people meet them. */
export function diffAgents(before: AgentFields, after: AgentFields): FieldChange[] {
  return fieldCatalogue.flatMap(({ path, label, kind, words }) => {
    const [old, now] = [valueAt(before, path), valueAt(after, path)]
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    return [changeOf({ field: path, label, kind }, old, now, words)]
  })
}

function changeOf(
  base: { field: string; label: string; kind: FieldKind },
  old: unknown,
  now: unknown,
  words: Readonly<Record<string, string>> | undefined,
): FieldChange {
  const { field, label, kind } = base
  switch (kind) {
    case 'number':
      return { field, label, kind, before: Number(old ?? 0), after: Number(now ?? 0) }
    case 'toggle':
      return { field, label, kind, before: old === true, after: now === true }
    case 'choice':
      return { field, label, kind, before: wordFor(old, words), after: wordFor(now, words) }
    case 'colour':
      return { field, label, kind, before: colourOf(old), after: colourOf(now) }
    case 'list': {
      const [before, after] = [linesOf(old), linesOf(now)]
      return {
        field,
        label,
        kind,
        before,
        after,
        added: without(after, before),
        removed: without(before, after),
      }
    }
    default:
      return { field, label, kind: 'text', before: textOf(old), after: textOf(now) }
  }
}

function valueAt(agent: AgentFields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], agent)
}

function wordFor(value: unknown, words: Readonly<Record<string, string>> = {}): string {
  const text = textOf(value)
  return words[text] ?? text
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}

/** Items of a list as text; a node reads by its name or its type, and is told apart by its whole content. */
function linesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.map((item: unknown) => {
    if (typeof item === 'string') return item
    const { lang, word, text } = Object(item)
    return word === undefined ? JSON.stringify(item) : `${lang} · ${word}: ${text}`
  })
}

function without(items: readonly string[], others: readonly string[]): string[] {
  return items.filter((item) => !others.includes(item))
}

function colourOf(value: unknown): ColourValue | null {
  const parsed = typeof value === 'string' && value !== '' ? parseThemeJson(value) : null
  return parsed?.ok ? { primary: parsed.theme.primary, themeType: parsed.theme.themeType } : null
}
