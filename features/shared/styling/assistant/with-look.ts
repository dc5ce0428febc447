import type { OfferedLook } from '#mocks/contracts/styling/offered-looks.ts'
import type { SheetChange } from '#mocks/contracts/styling/style-wish.ts'
import { scanCss } from '../proof/scan-css.ts'

/** A sheet with a look after everything else, so that it wins. */
export function withLook(css: string, { css: look }: OfferedLook): string {
  const before = css.trimEnd()
  return `${before}${before ? '\n\n' : ''}${look}\n`
}

/** What a look says otherwise than a sheet. */
export function changesOfLook(css: string, { css: look }: OfferedLook): SheetChange[] {
  const old = scanCss(css).declarations
  return scanCss(look).declarations.map(({ selector, property, value }) => {
    const was = old.findLast((one) => one.selector === selector && one.property === property)
    return { selector, property, from: was?.value ?? null, to: value }
  })
}
