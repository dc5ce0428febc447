import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import { string, url } from 'css-tree/utils'
import { allowedAddress, allowedFunctions } from '../css-rules.ts'

/** What is said of an address CSS may not load. */
export const loads = 'Addresses and files cannot be loaded from CSS.'

/** What is said of broken CSS. */
export const unreadable = 'A part that is no valid CSS.'

/** Why a value or a condition may not stand, read token by token, so that no syntax hides anything; null when it may. */
export function valueObjection(text: string): string | null {
  let objection: string | null = null
  let inAddress = false
  tokenize(text, (type, start, end) => {
    const token = text.slice(start, end)
    if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) return
    // `html:hover & { … }` in a rule is a declaration to some parsers, and a rule to browsers.
    if (type === tokenTypes.LeftCurlyBracket) objection ??= unreadable
    const address = inAddress
    inAddress = false
    if (type === tokenTypes.Url) {
      if (!/^url\(/i.test(token) || !allowedAddress.test(url.decode(token))) objection ??= loads
    } else if (type === tokenTypes.Function) {
      const name = token.slice(0, -1).toLowerCase()
      inAddress = name === 'url'
      if (!allowedFunctions.has(name)) objection ??= `${name}() is not allowed.`
    } else if (address) {
      if (type !== tokenTypes.String || !allowedAddress.test(string.decode(token))) objection ??= loads
    } else if (type === tokenTypes.BadUrl) objection ??= loads
  })
  return objection
}
