/** One side of a pair: a story with the right or the wrong words in it. */
export interface GuideSide {
  says: string
  /** Export of a story. */
  story: string
  /** Put over the story's own. */
  args?: Record<string, unknown>
}

/** What `<control>.guide.ts` says beside what is read from the source. */
export interface Guide {
  purpose: string
  /** Keys, and what each does; none where the control takes none. */
  keys: [string, string][]
  good: GuideSide
  bad: GuideSide
}

const files = import.meta.glob<{ guide: Guide }>('../../../ui/*/*.guide.ts', { eager: true })

/** The guide of a folder of `ui/`. */
export function guideOf(folder: string): Guide | undefined {
  const path = Object.keys(files).find((file) => file.includes(`/ui/${folder}/`))
  return path ? files[path]?.guide : undefined
}
