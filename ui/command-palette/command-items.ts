import type { ReactNode } from 'react'

/** One thing the palette can do or lead to. */
export interface CommandItem {
  id: string
  /** What it is called; also what is searched. */
  label: string
  /** Group it is listed under. */
  group?: string
  /** Other words it is found by. */
  keywords?: string
  icon?: ReactNode
  /** At the end: a shortcut, a badge. */
  aside?: ReactNode
}

/** The items that hold every word of the query, in their order; all of them for an empty one. */
export function filterCommands(items: readonly CommandItem[], query: string): readonly CommandItem[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter(({ label, group = '', keywords = '' }) => {
    const text = `${label} ${group} ${keywords}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Items under their groups, both in the order they first came. */
export function groupCommands(items: readonly CommandItem[]): { group: string; items: CommandItem[] }[] {
  const groups = new Map<string, CommandItem[]>()
  for (const item of items) {
    const group = item.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), item])
  }
  return [...groups].map(([group, members]) => ({ group, items: members }))
}
