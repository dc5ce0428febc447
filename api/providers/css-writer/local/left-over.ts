import { aspectsOf, shapedBy } from './changes.ts'
import type { Item } from './scan.ts'
import type { Change } from './wish.ts'
import type { Aspect } from './words/word-table.ts'

const boxed: readonly Change['kind'][] = ['rounded', 'pill', 'square']
const filled: readonly Change['kind'][] = [
  'background',
  'gradient',
  'glass',
  'transparent',
  'flat',
  'outline',
]

/** Words of a clause that no change came from: they are named, not dropped. */
export function leftOver(items: readonly Item[], changes: readonly Change[]): string[] {
  if (changes.some(({ kind }) => kind === 'reset')) return []
  const written = JSON.stringify(changes)
  const shaped = shapedBy(items, aspectsOf(items))
  const isShape = (item: Item) => item.kind === 'aspect' && !shaped.includes(item.aspect)
  return items.filter((item) => !isUsed(item, changes, written) && !isShape(item)).map(({ word }) => word)
}

function isUsed(item: Item, changes: readonly Change[], written: string): boolean {
  switch (item.kind) {
    case 'color':
      return written.includes(item.hex)
    case 'measure':
      return changes.some(
        (change) =>
          'amount' in change &&
          change.amount &&
          'measure' in change.amount &&
          change.amount.measure.value === item.measure.value,
      )
    case 'aspect':
      return changes.some((change) => isAbout(change, item.aspect))
    case 'op':
      if (item.op === 'leftSide' || item.op === 'rightSide')
        return changes.some((change) => 'side' in change || change.kind === 'shadow')
      return true
    default:
      return true
  }
}

/** Whether a change does something about an aspect; adjectives and colours may say it in other words. */
function isAbout(change: Change, aspect: Aspect): boolean {
  const { kind } = change
  if ((kind === 'measure' || kind === 'remove') && (change.aspect === aspect || aspect === 'size'))
    return true
  switch (aspect) {
    case 'border':
      return (
        kind === 'border' ||
        kind === 'outline' ||
        (kind === 'animate' && change.motion === 'border') ||
        (kind === 'shift' && change.aspect === 'border')
      )
    case 'shadow':
    case 'glow':
      return kind === 'shadow' || kind === 'glow' || kind === 'flat'
    case 'gradient':
    case 'contrast':
      return kind === aspect
    case 'animation':
      return kind === 'animate'
    case 'radius':
      return boxed.includes(kind)
    case 'background':
      return (
        filled.includes(kind) ||
        (kind === 'shift' && change.aspect !== 'text') ||
        (kind === 'measure' && change.aspect === 'opacity')
      )
    case 'text':
    case 'font':
    case 'fontSize':
    case 'weight':
      return (
        ['text', 'wording', 'contrast', 'place', 'glow', 'shadow', 'shift'].includes(kind) ||
        (kind === 'measure' &&
          ['fontSize', 'letterSpacing', 'lineHeight', 'weight'].includes(change.aspect)) ||
        kind === 'remove'
      )
    case 'color':
    case 'align':
    case 'size':
      return true
    case 'padding':
    case 'gap':
      return kind === 'measure' || kind === 'remove'
    default:
      return false
  }
}
