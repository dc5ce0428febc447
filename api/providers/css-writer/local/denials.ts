import { hasOp, type Item } from './item.ts'
import type { OperatorName } from './words/word-table.ts'
import type { RequestLanguage } from './words/word-tables.ts'

/** Words that deny what stands with them. */
export const denying: readonly OperatorName[] = ['not', 'dont', 'no']

const isOp = (item: Item | undefined, ...ops: readonly OperatorName[]) =>
  item?.kind === 'op' && ops.includes(item.op)
const notSo = /^\S+ (be )?(so|that|as|si|aussi|tan|cosi|così|zo|tão|tak|så)$/
const isStop = (item: Item | undefined) => item?.kind === 'stop'

/** Small words of denial and likeness, put where English has them; 'or' and 'so' have done their work after it. */
export function settled(items: readonly Item[], language: RequestLanguage): Item[] {
  const ordered = language === 'tr' ? turned(items) : [...items]
  return sentencesOf(joinedByOr(ordered)).flatMap((sentence) => withDegrees(withoutNor(sentence)))
}

/** Turkish denies and compares what stands before: 'kırmızı değil mavi', 'başlık kadar büyük'. */
function turned(items: readonly Item[]): Item[] {
  return sentencesOf(items).flatMap((sentence) => {
    const like = sentence.findIndex((item) => isOp(item, 'like'))
    const from = sentence[like - 1]
    const isTurned = from?.kind === 'part' && !sentence.slice(like).some(({ kind }) => kind === 'part')
    const compared = isTurned
      ? [...sentence.slice(0, like - 1), ...sentence.slice(like + 1), sentence[like]!, from]
      : sentence
    const at = compared.findIndex((item) => isOp(item, 'not', 'dont'))
    const [before, after] = [compared.slice(0, at), compared.slice(at + 1)]
    if (at <= 0 || after.length === 0 || after.every(isStop)) return compared
    return [...before, compared[at]!, { kind: 'stop' as const, word: ',' }, ...after]
  })
}

/** Items up to each stop, with it. */
function sentencesOf(items: readonly Item[]): Item[][] {
  const sentences: Item[][] = [[]]
  for (const item of items) {
    sentences.at(-1)!.push(item)
    if (isStop(item)) sentences.push([])
  }
  return sentences
}

/** 'Not red, round, or bold': what is denied in a list is denied to its end. */
function joinedByOr(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (const item of items) {
    if (!isOp(item, 'or')) {
      joined.push(item)
      continue
    }
    if (!isStop(joined.at(-1))) continue
    const from = joined.findLastIndex((one) => isStop(one) && one.word !== ',') + 1
    const list = joined.slice(from)
    if (hasOp(list, ...denying)) joined.splice(from, list.length, ...list.filter((one) => !isStop(one)))
  }
  return joined
}

/** 'Weder … noch' asks for no more of anything. */
function withoutNor(sentence: readonly Item[]): Item[] {
  const isNeither = sentence.some((item) => isOp(item, 'not') && item.word === 'weder')
  return sentence.filter((item) => !(isNeither && isOp(item, 'more') && item.word === 'noch'))
}

/** 'Don't make it so wide' complains of how wide it is: it shall be less so. */
function withDegrees(sentence: readonly Item[]): Item[] {
  const isShown = (item: Item | undefined) =>
    item?.kind === 'step' || item?.kind === 'value' || isOp(item, 'dark', 'light', 'pale', 'bright')
  const isComplaint =
    !sentence.some(({ kind }) => kind === 'color') &&
    sentence.some((item, at) => {
      if (!isOp(item, 'so') || !hasOp(sentence.slice(0, at), 'not', 'dont')) return false
      return isShown(sentence[at + 1]) || (item.word.includes(' ') && sentence.some(isShown))
    })
  return sentence
    .filter((item) => !isOp(item, 'so'))
    .map((item): Item => {
      if (isComplaint && isOp(item, 'not', 'dont')) return { kind: 'op', op: 'less', word: item.word }
      // 'Not so good' says of nothing that it shall be less.
      const isOpen = isOp(item, 'less') && notSo.test(item.word) && !sentence.some(isShown)
      return isOpen ? { kind: 'op', op: 'not', word: item.word } : item
    })
}
