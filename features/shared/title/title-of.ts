/** What the browser's tab says: the thing, the place it is in, the brand; what is empty or said already is left out. */
export function titleOf(parts: readonly (string | undefined)[], brand: string): string {
  const said = [...parts, brand].map((part) => part?.trim()).filter((part) => part)
  return said.filter((part, index) => said.indexOf(part) === index).join(' – ')
}
