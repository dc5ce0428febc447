import { isSameVisitor } from '../conversations/same-visitor.ts'
import { type LeadCard, type LeadDetail, type LeadFields, type LeadFind, leadDetails } from './lead.schema.ts'
import { leadConversationsLimit, leadFindsLimit, leadNotesLimit } from './lead-limits.ts'
import type { LeadSource } from './lead-sources.ts'

/**
 * The lead that details belong to which somebody left in a conversation; null where they make none. A conversation has
 * a lead of its own: whoever types a known address or number may be anybody, so members see that two are alike, and put
 * them together. What is told after that belongs to the one lead, but for a form, which is kept as it was filled in.
 * @param linked the lead the conversation belongs to already
 */
export function leadIdFor(
  conversationId: string,
  linked: Pick<LeadCard, 'ID'> | null,
  told: Partial<Record<LeadDetail, string>>,
  source: LeadSource,
): string | null {
  if (source === 'form') return conversationId
  if (linked) return linked.ID
  // A name alone reaches nobody; who fills in a form wants to be known.
  return told.email || told.phone ? conversationId : null
}

/** What tells where the address of a lead is from. */
export interface LeadOrigin extends Pick<LeadCard, 'ID' | LeadDetail> {
  found: readonly LeadFind[]
  /** The revision a member last changed each field in, or put the lead with another; nothing for those nobody changed. */
  fieldRevs?: Readonly<Record<string, number>>
}

/**
 * A detail of a lead as it was given in a conversation, '' elsewhere: what is from another conversation, a file or a
 * member's hand is nothing this visitor gave. Of several it is the latest.
 */
export function detailGivenIn(
  lead: LeadOrigin | null | undefined,
  detail: LeadDetail,
  conversationId: string,
): string {
  if (!lead) return ''
  if (lead.ID === conversationId && lead.fieldRevs?.[detail] === undefined) return lead[detail]
  const given = lead.found.flatMap((find) =>
    find.detail === detail && find.conversationId === conversationId && find.value ? [find.value] : [],
  )
  return given.at(-1) ?? ''
}

/** Whose conversation it is, in one line: the lead it made by its name, else by its address or number; another's lead it belongs to by what was given here; '' for nobody. */
export function leadNameIn(lead: LeadOrigin | null | undefined, conversationId: string): string {
  if (lead?.ID === conversationId) return lead.name || lead.email || lead.phone
  return leadDetails.map((detail) => detailGivenIn(lead, detail, conversationId)).find(Boolean) ?? ''
}

/**
 * Whether a conversation may repeat a lead's details: they are of that conversation alone. What joined another's lead,
 * a file or a member's hand is kept for the team, and told to nobody who may only have typed the address.
 */
export function isOwnLead(lead: Pick<LeadOrigin, 'ID' | 'fieldRevs'>, conversationId: string): boolean {
  return lead.ID === conversationId && leadDetails.every((detail) => lead.fieldRevs?.[detail] === undefined)
}

/** The revision of each detail that others filled a lead's gaps with: from then on it is as if a member wrote it. */
export function revsOfFilled(
  lead: LeadFields & { rev: number },
  filled: Partial<LeadFields>,
): Record<string, number> {
  const details = leadDetails.filter((detail) => !lead[detail] && filled[detail])
  return Object.fromEntries(details.map((detail) => [detail, lead.rev + 1]))
}

/** The revision of each detail of a lead that took another in: from then on no visitor changes what it has. */
export function revsOfMerged(
  lead: LeadFields & { rev: number } & Pick<LeadOrigin, 'fieldRevs'>,
  filled: Partial<LeadFields> = {},
): Record<string, number> {
  const held = leadDetails.map((detail) => [detail, lead.fieldRevs?.[detail] ?? lead.rev])
  return { ...Object.fromEntries(held), ...revsOfFilled(lead, filled) }
}

/** Which leads are wanted; what is left out wants all. */
export interface LeadFilter {
  q?: string
  stage?: string
  source?: LeadSource
  owner?: string
}

/** Whether a lead is wanted: every word stands in its details, notes or own columns. */
export function isWantedLead(lead: LeadFields & { source: LeadSource }, filter: LeadFilter): boolean {
  const { q = '', stage, source, owner } = filter
  if (stage !== undefined && lead.stage !== stage) return false
  if (source !== undefined && lead.source !== source) return false
  if (owner !== undefined && lead.owner !== owner) return false
  const values = lead.fields.map(({ value }) => value)
  const held = [lead.name, lead.email, lead.phone, lead.notes, ...values].join('\n').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word))
}

/** The conversations of a lead with more of them, the latest last and only as many as are remembered. */
export function withConversations(before: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...before.filter((id) => !more.includes(id)), ...more])].slice(-leadConversationsLimit)
}

/**
 * Where a lead's details were given with more of it, each once, the latest last and only as many as are remembered.
 * Whichever conversation has most of them loses its oldest: none pushes out what was given in another.
 */
export function withFinds<F extends LeadFind>(before: readonly F[], more: readonly F[]): F[] {
  const isSame = (one: F) => (other: F) =>
    other.detail === one.detail &&
    other.conversationId === one.conversationId &&
    other.messageId === one.messageId &&
    (one.messageId !== '' || other.value === one.value)
  const finds = [...before, ...more.filter((one) => !before.some(isSame(one)))]
  while (finds.length > leadFindsLimit) {
    const countOf = (id: string) => finds.filter(({ conversationId }) => conversationId === id).length
    const most = Math.max(...finds.map(({ conversationId }) => countOf(conversationId)))
    finds.splice(
      finds.findIndex(({ conversationId }) => countOf(conversationId) === most),
      1,
    )
  }
  return finds
}

/** Where a lead's details were given, what its own conversation gave without a message among it. */
export function ownFinds(lead: LeadOrigin & Pick<LeadCard, 'conversationIds'>): LeadFind[] {
  if (!lead.conversationIds.includes(lead.ID)) return [...lead.found]
  const own = leadDetails.flatMap((detail) => {
    const value = lead.fieldRevs?.[detail] === undefined ? lead[detail] : ''
    const isFound = lead.found.some(
      (find) => find.detail === detail && find.conversationId === lead.ID && find.value === value,
    )
    return value && !isFound ? [{ detail, conversationId: lead.ID, messageId: '', value }] : []
  })
  return withFinds<LeadFind>(lead.found, own)
}

/** Where a lead's details were given, as a member writes others: what stood there before is nobody's any more. */
export function findsBeside(
  lead: Pick<LeadOrigin, LeadDetail | 'found'>,
  written: Partial<LeadFields>,
): LeadFind[] {
  return lead.found.map(({ value, ...find }) => {
    const now = written[find.detail] ?? lead[find.detail]
    return value !== undefined && now === lead[find.detail] ? { ...find, value } : find
  })
}

/** Whether notes hold a text whole: as one paragraph of theirs, or as several that follow each other. */
function holdsParagraph(notes: string, text: string): boolean {
  return `\n\n${notes}\n\n`.includes(`\n\n${text}\n\n`)
}

/** Notes with more below them, unless it is there; as long as notes may be. */
function withNote(notes: string, more: string): string {
  const next = holdsParagraph(notes, more) ? notes : [notes, more].filter(Boolean).join('\n\n')
  return next.slice(0, leadNotesLimit)
}

/** Whether two spellings of a detail say the same. */
function isSameDetail(detail: LeadDetail, one: string, other: string): boolean {
  return detail === 'name' ? one === other : isSameVisitor({ [detail]: one }, { [detail]: other })
}

/**
 * What a lead becomes as the conversation that made it tells more: gaps are filled and details corrected, but for what
 * a member wrote or put together of two. What a form was filled in with stays as well. What is told beside it is
 * written down.
 */
export function completedLead(
  lead: Pick<LeadCard, LeadDetail | 'notes' | 'source'> & Pick<LeadOrigin, 'fieldRevs'>,
  told: Partial<Record<LeadDetail, string>>,
  source: LeadSource,
): Partial<Pick<LeadCard, LeadDetail | 'notes'>> {
  const news = leadDetails.flatMap((detail) => {
    const value = told[detail]
    return value && !isSameDetail(detail, value, lead[detail]) ? [{ detail, value }] : []
  })
  const isBesideForm = lead.source === 'form' && source !== 'form'
  const taken = news.filter(
    ({ detail }) => !lead[detail] || (!isBesideForm && lead.fieldRevs?.[detail] === undefined),
  )
  const others = news.filter((one) => !taken.includes(one))
  const notes = others.reduce((noted, { value }) => withNote(noted, value), lead.notes)
  return {
    ...Object.fromEntries(taken.map(({ detail, value }) => [detail, value])),
    ...(notes !== lead.notes && { notes }),
  }
}

/** Consent texts of a lead with another one: each text one agreed to stays with what it was given for. */
export function withConsent(kept: string, other: string): string {
  const isOther = other !== '' && !holdsParagraph(kept, other)
  return [kept, isOther ? other : ''].filter(Boolean).join('\n\n')
}

/** What a lead becomes that takes another in: its own values stay, gaps are filled, and notes are put together. */
export function mergedLead(kept: LeadCard, other: LeadCard): Partial<LeadCard> {
  const columns = kept.fields.filter(({ value }) => value).map(({ column }) => column)
  // Taken in again, nothing is written down twice.
  const isNew = (text: string) => text !== '' && !holdsParagraph(kept.notes, text)
  const notes = [kept.notes, other.notes].filter((text, at) => (at === 0 ? text : isNew(text))).join('\n\n')
  // A second address or number is not lost: it is written down.
  const second = (['name', 'email', 'phone'] as const)
    .filter((detail) => kept[detail] && other[detail] && kept[detail] !== other[detail])
    .map((detail) => other[detail])
  const written = second.join(', ')
  return {
    name: kept.name || other.name,
    email: kept.email || other.email,
    phone: kept.phone || other.phone,
    owner: kept.owner || other.owner,
    consent: withConsent(kept.consent, other.consent),
    fields: [
      ...kept.fields.filter(({ value }) => value),
      ...other.fields.filter(({ column, value }) => value && !columns.includes(column)),
    ],
    notes: [notes, isNew(written) ? written : ''].filter(Boolean).join('\n\n').slice(0, leadNotesLimit),
    conversationIds: withConversations(other.conversationIds, kept.conversationIds),
    createdAt: Math.min(kept.createdAt, other.createdAt),
  }
}

/** What a lead lacks and somebody tells of the same person; own values stay. Nobody agrees for them: consent is none of it. */
export function filledGaps(lead: LeadFields, told: Partial<LeadFields>): Partial<LeadFields> {
  const gaps = (['name', 'email', 'phone', 'owner', 'notes'] as const).filter(
    (name) => !lead[name] && told[name],
  )
  const held = lead.fields.filter(({ value }) => value)
  const more = (told.fields ?? []).filter(
    ({ column, value }) => value && !held.some((field) => field.column === column),
  )
  return {
    ...Object.fromEntries(gaps.map((name) => [name, told[name]])),
    ...(more.length > 0 && { fields: [...held, ...more] }),
  }
}
