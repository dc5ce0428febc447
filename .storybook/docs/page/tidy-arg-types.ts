import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface DocgenProp {
  tsType?: { name: string; raw?: string; elements?: { name: string; value?: string }[] }
}

/** What a property takes, as its source says it: `'sm' | 'md'` rather than `union`. */
function typeOf({ tsType }: DocgenProp): string | undefined {
  if (!tsType) return undefined
  return tsType.raw ?? tsType.elements?.map(({ name, value }) => value ?? name).join(' | ')
}

/** A property's comment without its `@default`, and what that says. */
export function splitDefault(comment: string): { text: string; standard?: string } {
  const [text = '', standard] = comment.split(/\s*@default\s+/)
  return standard ? { text: text.trim(), standard: standard.trim() } : { text: text.trim() }
}

/** Tables of properties speak of types and defaults in words of the source. */
export const tidyArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props: Record<string, DocgenProp> =
    (component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | undefined)?.__docgenInfo
      ?.props ?? {}
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const { text, standard } = splitDefault(argType.description ?? '')
    const type = typeOf(props[name] ?? {})
    const table = {
      ...argType.table,
      ...(standard && { defaultValue: { summary: standard } }),
      ...(type && { type: { summary: type.replace(/^\| /, '').replace(/\s+/g, ' ') } }),
    }
    // An element has no words to edit, only its inside to print.
    const control = isValidElement(initialArgs[name]) ? false : argType.control
    return [name, { ...argType, description: text, table, ...(control !== undefined && { control }) }]
  })
  return Object.fromEntries(entries)
}
