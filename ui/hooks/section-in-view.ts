/** Where a part of a page is: `top` in pixels below the top of the window. */
export interface SectionPlace {
  id: string
  top: number
}

/** The part being read: the last one that began above the line, or the last of all at the end of the page. */
export function sectionInView(
  places: readonly SectionPlace[],
  { line, atEnd }: { line: number; atEnd: boolean },
): string | undefined {
  const last = places.at(-1)
  if (atEnd && last) return last.id
  const begun = places.filter(({ top }) => top <= line)
  return (begun.at(-1) ?? places[0])?.id
}
