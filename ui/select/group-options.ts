/** Neighbours of one group, under its heading; options without one stand in unnamed groups. */
export function groupOptions<Option extends { group?: string }>(
  options: readonly Option[],
): { name: string | undefined; options: Option[] }[] {
  const groups: { name: string | undefined; options: Option[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.name === option.group) last.options.push(option)
    else groups.push({ name: option.group, options: [option] })
  }
  return groups
}
