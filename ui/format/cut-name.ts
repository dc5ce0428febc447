/** The first `most` characters of a longer name and '…'; what looks like one character is never halved. */
export function cutName(name: string, most: number): string {
  // Units are never fewer than characters.
  if (name.length <= most) return name
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  return characters.length <= most ? name : `${characters.slice(0, most).join('').trimEnd()}…`
}
