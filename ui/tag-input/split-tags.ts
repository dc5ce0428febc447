/** The tags in typed or pasted text: parts between commas and line ends, trimmed, none empty, none twice. */
export function splitTags(text: string): string[] {
  const parts = text.split(/[,;\n\r\t]+/).map((part) => part.trim().replace(/\s+/g, ' '))
  return addTags([], parts)
}

/** The list with the new tags at its end; a tag that is there already, in any case, is left out. */
export function addTags(
  tags: readonly string[],
  added: readonly string[],
  max = Number.POSITIVE_INFINITY,
): string[] {
  const byName = new Map(tags.map((tag) => [tag.toLocaleLowerCase(), tag]))
  for (const tag of added) {
    const name = tag.toLocaleLowerCase()
    if (tag !== '' && !byName.has(name) && byName.size < max) byName.set(name, tag)
  }
  return [...byName.values()]
}
