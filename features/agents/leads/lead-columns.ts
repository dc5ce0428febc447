import { targetWords } from './import-targets.ts'

/** What a table of leads may show beside the name: what is known of each, and own columns as `field:` and their name. */
const known = {
  stage: targetWords.stage,
  owner: targetWords.owner,
  createdAt: 'Since',
  source: 'Source',
  email: targetWords.email,
  phone: targetWords.phone,
  notes: targetWords.notes,
  consent: targetWords.consent,
  updatedAt: 'Changed',
} as const
export type LeadColumnId = keyof typeof known | `field:${string}`

/** A column in its place, shown or not. */
export interface LeadColumn {
  id: LeadColumnId
  label: string
  isShown: boolean
}

/** Own columns that are shown until somebody chooses. */
const ownShown = 3
const shownAtFirst: LeadColumnId[] = ['stage', 'owner', 'createdAt']
const hiddenMark = '-'

/** The columns as somebody chose them, those they never saw at the end; as they are at first where nobody chose. */
export function leadColumns(own: readonly string[], chosen: readonly string[] = []): LeadColumn[] {
  const fields = own.map((column) => `field:${column}` as const)
  const { stage: _, ...others } = known
  const all: LeadColumnId[] = ['stage', ...fields, ...(Object.keys(others) as (keyof typeof others)[])]
  const isShownAtFirst = (id: LeadColumnId) =>
    shownAtFirst.includes(id) || fields.slice(0, ownShown).includes(id as `field:${string}`)
  const placed = chosen.flatMap((entry) => {
    const isShown = !entry.startsWith(hiddenMark)
    const id = all.find((each) => each === (isShown ? entry : entry.slice(hiddenMark.length)))
    return id ? [{ id, isShown }] : []
  })
  const more = all
    .filter((id) => !placed.some((each) => each.id === id))
    .map((id) => ({ id, isShown: chosen.length > 0 ? id.startsWith('field:') : isShownAtFirst(id) }))
  return [...placed, ...more].map((column) => ({ ...column, label: labelOf(column.id) }))
}

/** The columns in one word each, to be kept. */
export function keptColumns(columns: readonly LeadColumn[]): string[] {
  return columns.map(({ id, isShown }) => (isShown ? id : hiddenMark + id))
}

/** The columns with one of them a place further on, or back. */
export function movedColumns(columns: readonly LeadColumn[], id: LeadColumnId, by: 1 | -1): LeadColumn[] {
  const at = columns.findIndex((column) => column.id === id)
  const to = at + by
  if (at < 0 || to < 0 || to >= columns.length) return [...columns]
  return columns.with(at, columns[to]!).with(to, columns[at]!)
}

function labelOf(id: LeadColumnId): string {
  return id.startsWith('field:') ? id.slice(6) : known[id as keyof typeof known]
}
