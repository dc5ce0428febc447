/** What nobody sees: spaces of any kind, control and format signs, and letters that are drawn as nothing. */
const unseen = '[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]+'
const around = new RegExp(`^${unseen}|${unseen}$`, 'gu')

/** A text without what nobody sees around it; '' for one that is nothing else. Signs within it stay: emoji need them. */
export function trimUnseen(text: string): string {
  return text.replace(around, '')
}
