const TITLE_SEPARATOR = /\s+[-–—|·•:»~]+\s+|\s*[|»｜]\s*/
const NO_NAME = /^(?:home|home ?page|start|welcome|index|official (?:web)?site|untitled.*)$/i

/** What stands between a title's separators: 'Prices' and 'Acme' of 'Prices | Acme'. */
export function titleParts(title: string): string[] {
  return title.split(TITLE_SEPARATOR).filter((part) => part !== '')
}

/** Words that name a page and no business. */
export const isNoName = (part: string): boolean => NO_NAME.test(part)

/** A text by which two ways of writing one name are equal. */
export const sameWord = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
