import type { ImportRow } from '#mocks/contracts/leads/import-row.schema.ts'
import { unguarded } from '#mocks/contracts/shared/csv.ts'
import { momentIn } from './moment-in.ts'

/** What a column of a file may be taken for, as people read it. */
export const targetWords = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  stage: 'Stage',
  owner: 'Owner',
  notes: 'Notes',
  consent: 'Consent text',
  createdAt: 'Created',
} as const

/** The same, or one of the agent's own columns by its name; '' for nothing. */
export type Target = keyof typeof targetWords | `field:${string}` | ''

/** What heads say, the plainest first. */
const heads: readonly [RegExp, Target][] = [
  [/mail/i, 'email'],
  [/phone|\btel|mobile|handy|mobil/i, 'phone'],
  [/\b(stage|status|phase)\b/i, 'stage'],
  [/consent|einwilligung/i, 'consent'],
  [/\bcreated\b|\bsince\b|\bdate\b|erstellt/i, 'createdAt'],
  [/\bowner\b|assignee|assigned/i, 'owner'],
  [/\bnotes?\b|comment|remark|notiz/i, 'notes'],
  [/(first|given|fore)[\s_-]*name|vorname/i, 'firstName'],
  [/(last|family)[\s_-]*name|surname|nachname/i, 'lastName'],
  [/name/i, 'name'],
]

/** What the columns of a file are, by their heads; each target once, '' where nobody can tell. */
export function guessTargets(head: readonly string[], columns: readonly string[]): Target[] {
  const taken = new Set<Target>()
  const plain = head.map((cell) => unguarded(cell).trim().toLowerCase())
  return head.map((cell, at) => {
    // Own columns stand at the end of an export, whatever they are called.
    const isLast = plain.lastIndexOf(plain[at] ?? '') === at
    const own = columns.find((column) => isLast && column.toLowerCase() === plain[at])
    const found = own ? (`field:${own}` as const) : (heads.find(([pattern]) => pattern.test(cell))?.[1] ?? '')
    const target = taken.has(found) ? '' : found
    if (target) taken.add(target)
    return target
  })
}

/** A row of a file as what is sent; what an export marked as text is read as it was. */
export function toImportRow(cells: readonly string[], mapping: readonly Target[]): ImportRow {
  const told = new Map<Target, string>()
  for (const [index, target] of mapping.entries()) {
    const value = unguarded((cells[index] ?? '').trim())
    if (target && value) told.set(target, value)
  }
  const of = (target: Target) => told.get(target)
  const name = of('name') ?? [of('firstName'), of('lastName')].filter(Boolean).join(' ')
  const at = of('createdAt')
  const fields = [...told].flatMap(([target, value]) =>
    target.startsWith('field:') ? [{ column: target.slice(6), value }] : [],
  )
  const plain = (['email', 'phone', 'stage', 'owner', 'notes', 'consent'] as const).flatMap((target) => {
    const value = of(target)
    return value === undefined ? [] : [[target, value]]
  })
  return {
    ...(name && { name }),
    ...Object.fromEntries(plain),
    ...(at && { createdAt: momentIn(at)?.toISOString() ?? at }),
    ...(fields.length > 0 && { fields }),
  }
}
