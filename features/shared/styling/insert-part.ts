import type { PublicPart } from '#mocks/contracts/styling/public-parts.ts'

/** CSS with an empty rule for a part at its end. */
export function withRuleFor(css: string, { selector }: Pick<PublicPart, 'selector'>): string {
  const before = css.trimEnd()
  return `${before}${before ? '\n\n' : ''}${selector} {\n  \n}\n`
}
