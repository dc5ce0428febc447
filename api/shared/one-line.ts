import { plainLine } from '#mocks/contracts/shared/visible-text.ts'

/** A text in one line, as a mail says it: without controls, and without what turns the direction of what follows. */
export function oneLine(text: string): string {
  return plainLine(text).replace(/[\s\p{Cc}]+/gu, ' ')
}
