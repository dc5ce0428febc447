import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import { groups } from './lexicon.ts'
import { behind } from './looks.ts'
import type { Item } from './scan.ts'

const around: Partial<Record<PartId, PartId>> = {
  bubbles: 'log',
  agentBubbles: 'log',
  visitorBubbles: 'log',
  code: 'agentBubbles',
  sources: 'log',
  suggestions: 'foot',
  composer: 'foot',
  branding: 'foot',
  cards: 'page',
}
/** What stands in a part under the name of another. */
const called: Partial<Record<PartId, Partial<Record<PartId, PartId>>>> = { title: { foot: 'branding' } }
const behindWord =
  /^(behind|hinter|derri[eè]re|detr[aá]s( de)?|dietro|achter|atr[aá]s( de)?|za|bakom|bag|ark\S+)$/
const oneButton =
  /^(button|knopf|bouton|bot[oó]n|pulsante|knop|bot[aã]o|przycisk|knapp(en)?|knap(pen)?|d[uü][gğ]me(si)?|tla[cč][ií]tko)$/

/** What words mean beside each other: 'the name in the footer', 'chat answers', 'behind the messages', 'a pink button'. */
export function related(items: readonly Item[]): Item[] {
  return nested(behindMessages(namedButton(items)))
}

/** 'The arrow white on a black button': the button the arrow is on. */
function namedButton(items: readonly Item[]): Item[] {
  const named = items.flatMap((item) =>
    item.kind === 'part' && item.parts.length === 1 && partOf(item.parts[0]!).kind === 'control'
      ? item.parts
      : [],
  )
  const [own] = named
  if (!own || new Set(named).size > 1) return [...items]
  return items.map((item) =>
    item.kind === 'part' && item.parts === groups.buttons && oneButton.test(item.word)
      ? { ...item, parts: [own] }
      : item,
  )
}

function behindMessages(items: readonly Item[]): Item[] {
  if (items.some((item) => item.kind === 'aspect' && (item.aspect === 'shadow' || item.aspect === 'glow')))
    return [...items]
  return items.map((item, at) => {
    const before = items.slice(0, at).findLast((one) => one.kind !== 'op' || one.op !== 'all')
    const isBehind = before?.kind === 'aspect' && behindWord.test(before.word)
    const isMessages = item.kind === 'part' && item.parts.every((id) => around[id] === 'log')
    return isBehind && isMessages ? { kind: 'part', parts: ['log'], word: item.word } : item
  })
}

/** Of two parts side by side, one in the other, the inner one is meant. */
function nested(items: readonly Item[]): Item[] {
  const kept = [...items]
  for (let at = 0; at < kept.length - 1; at += 1) {
    const first = kept[at]!
    const gap = kept[at + 1]!
    const isIn = gap.kind === 'op' && gap.op === 'on'
    const second = isIn ? kept[at + 2] : gap
    if (first.kind !== 'part' || second?.kind !== 'part') continue
    const [one, other] = [first.parts[0]!, second.parts[0]!]
    const inner =
      called[one]?.[other] ?? (isInside(one, other) ? one : !isIn && isInside(other, one) ? other : null)
    if (!inner) continue
    const word = kept
      .slice(at, at + (isIn ? 3 : 2))
      .map((item) => item.word)
      .join(' ')
    const parts = inner === one ? first.parts : inner === other ? second.parts : [inner]
    kept.splice(at, isIn ? 3 : 2, { kind: 'part', parts, word })
  }
  return kept
}

function isInside(inner: PartId, outer: PartId): boolean {
  for (let at = inner; ; ) {
    const next = around[at] ?? behind(at)
    if (next === at || at === 'launcher') return false
    if (next === outer) return true
    at = next
  }
}
