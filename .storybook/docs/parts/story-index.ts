import { useEffect, useState } from 'react'

/** A page or a story as the sidebar lists it. */
export interface Entry {
  id: string
  type: 'docs' | 'story'
  title: string
  name: string
  exportName?: string
  tags: string[]
}

/** The list the sidebar is made of; none until it is there. */
export function useStoryIndex(): Entry[] | undefined {
  const [entries, setEntries] = useState<Entry[]>()
  useEffect(() => {
    let wanted = true
    fetch('index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, Entry> }) => {
        if (wanted) setEntries(Object.values(index.entries))
      })
    return () => {
      wanted = false
    }
  }, [])
  return entries
}

/** Where the catalogue shows an entry, around this page. */
export function hrefOf({ id, type }: Pick<Entry, 'id' | 'type'>): string {
  return `./?path=/${type}/${id}`
}

/** A control, a screen or a page on the map. */
export interface Place {
  name: string
  href: string
  /** Stories that stand; those that walk on are none. */
  states: number
}

/** Every group of the sidebar with what stands in it, in its order. */
export function mapOf(entries: readonly Entry[]): { group: string; places: Place[] }[] {
  const titles = [...new Set(entries.map(({ title }) => title))].filter((title) => title.includes('/'))
  const groupOf = (title: string) => title.slice(0, title.indexOf('/'))
  return [...new Set(titles.map(groupOf))].map((group) => ({
    group,
    places: titles
      .filter((title) => groupOf(title) === group)
      .map((title) => {
        const own = entries.filter((entry) => entry.title === title)
        const states = own.filter(({ type, tags }) => type === 'story' && !tags.includes('walk')).length
        return { name: title.slice(group.length + 1), href: own[0] ? hrefOf(own[0]) : '', states }
      }),
  }))
}
