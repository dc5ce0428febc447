/** The weights of the product (spec 2 §9). */
const weights = [400, 500, 700]

/** What is asked of a service in the second form, which refuses a family that lacks one of them: fewer each time. */
const fewerAndFewer = [weights, [400, 700], []]

/**
 * Where the style sheet of a family is, given as it is kept: the addresses to ask one after the other until one is known.
 * Services speak two forms, and the path says which: `/css2` wants `Name:wght@400;700`, all others `Name:400,700`, of
 * which they leave out what they do not have.
 */
export function fontAddresses(sheetUrl: string, family: string): string[] {
  const isSecondForm = new URL(sheetUrl).pathname.replace(/\/$/, '').endsWith('/css2')
  const asked = isSecondForm ? fewerAndFewer.map(secondForm) : [`:${weights.join(',')}`]
  return asked.map((styles) => `${sheetUrl}?family=${family}${styles}&display=swap`)
}

function secondForm(some: readonly number[]): string {
  return some.length === 0 ? '' : `:wght@${some.join(';')}`
}
