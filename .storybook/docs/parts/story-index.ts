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
