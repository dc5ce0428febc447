import { type LocalName, readLocal, removeLocal, writeLocal } from '#features/shared/local-values.ts'

/** What a link may say of where someone came from, and the name it is kept under (spec 2 §3, §7.2). */
const names = {
  utm_source: 'vg_utm_source',
  ref: 'vg_ref',
  ps_xid: 'ps_xid',
  tolt_referral: 'tolt_referral',
} as const satisfies Record<string, LocalName>
type Word = keyof typeof names

const words = Object.keys(names) as Word[]
/** Characters; what the server takes. */
const longest = 200

/** Keeps what the address says of how a visitor came here, the first visit winning, for when they sign up. */
export function keepCampaign(search: URLSearchParams): void {
  for (const word of words) {
    const given = search.get(word)
    if (given && readLocal(names[word]) === null) writeLocal(names[word], given.slice(0, longest))
  }
}

/** How this visitor came here; a word nobody said is absent. */
export function campaign(): Partial<Record<Word, string>> {
  const kept = words.map((word) => [word, readLocal(names[word])?.slice(0, longest)] as const)
  return Object.fromEntries(kept.filter(([, value]) => value))
}

/** Forgets it: whoever signed up is known by now. */
export function forgetCampaign(): void {
  for (const word of words) removeLocal(names[word])
}
