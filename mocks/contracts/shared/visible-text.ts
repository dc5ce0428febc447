/** What nobody sees: spaces of any kind, control and format signs, and letters that are drawn as nothing. */
const unseen = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Unseen by themselves, these shape the sign before them: how an emoji is drawn, and whose flag it is. */
const shaping = /[\ufe00-\ufe0f\u{e0020}-\u{e007f}]/u
/** What turns the direction of the text after it. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text without what nobody sees around it; '' for one that is nothing else. Signs within it stay: emoji need them. */
export function trimUnseen(text: string): string {
  const signs = [...text]
  const from = signs.findIndex((sign) => !unseen.test(sign))
  if (from < 0) return ''
  let end = signs.length
  while (unseen.test(signs[end - 1]!)) end -= 1
  while (end < signs.length && shaping.test(signs[end]!)) end += 1
  return signs.slice(from, end).join('')
}

/** The same for a name or an address, which stands in one line beside others: it turns the direction of none of them. */
export function plainLine(text: string): string {
  return trimUnseen(text.replace(turning, ''))
}

/** A text without what nobody sees around it and without a second line: breaks within it become spaces. */
export function oneLine(text: string): string {
  return trimUnseen(text.replace(/[\s\u0085]*[\n\r\v\f\u0085\u2028\u2029][\s\u0085]*/g, ' '))
}
