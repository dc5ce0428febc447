import { describe, expect, it } from 'vitest'
import type { LeadCard } from './lead.schema.ts'
import { leadNotesLimit } from './lead-limits.ts'
import {
  completedLead,
  emailGivenIn,
  filledGaps,
  isOwnLead,
  leadNameIn,
  mergedLead,
  revsOfFilled,
} from './lead-rules.ts'

const buildLead = (more: Partial<LeadCard>): LeadCard => ({
  ...{ ID: 'one', agentId: 'agent', name: '', email: '', phone: '', stage: 'New', owner: '', notes: '' },
  ...{ fields: [], source: 'words', conversationIds: [], consent: '', createdAt: 1, updatedAt: 1, rev: 1 },
  ...more,
})

describe('notes put together', () => {
  const kept = buildLead({ name: 'Alice', phone: '+1 555 010 0199', notes: 'Called Alice' })

  it('keep what is but a part of a word there', () => {
    const other = buildLead({ name: 'Ali', notes: 'Call', phone: kept.phone })
    expect(mergedLead(kept, other).notes).toBe('Called Alice\n\nCall\n\nAli')
  })

  it('say nothing twice, however often the same is taken in', () => {
    const other = buildLead({ name: 'Ali', notes: 'Rang.\n\nWants a table.', phone: '+1 555 010 0100' })
    const once = { ...kept, ...mergedLead(kept, other) }
    expect(once.notes).toBe('Called Alice\n\nRang.\n\nWants a table.\n\nAli, +1 555 010 0100')
    expect(mergedLead(once, other).notes).toBe(once.notes)
  })
})

it('keeps both texts that were agreed to, each once', () => {
  const kept = buildLead({ consent: 'We may call you.' })
  const other = buildLead({ consent: 'We may email you.' })
  const once = { ...kept, ...mergedLead(kept, other) }
  expect(once.consent).toBe('We may call you.\n\nWe may email you.')
  expect(mergedLead(once, other).consent).toBe(once.consent)
  expect(mergedLead(buildLead({}), other).consent).toBe(other.consent)
})

describe('the address of a lead', () => {
  const lead = { ...buildLead({ ID: 'one', email: 'ana@example.com' }), found: [] }
  const found = [{ detail: 'email', conversationId: 'two', messageId: 'two:1' } as const]

  it.each([
    ['its own conversation', lead, 'one', lead.email],
    ['one it was read in', { ...lead, found }, 'two', lead.email],
    ['another one', { ...lead, found }, 'three', ''],
    ['its own, after a member wrote another name', { ...lead, fieldRevs: { name: 2 } }, 'one', lead.email],
    ['its own, after a member wrote it', { ...lead, fieldRevs: { email: 2 } }, 'one', ''],
  ])('in %s', (_, from, conversationId, email) => {
    expect(emailGivenIn(from, conversationId)).toBe(email)
  })
})

describe('what a lead is called', () => {
  const lead = { ...buildLead({ ID: 'one', name: 'Ana', email: 'ana@example.com' }), found: [] }
  const found = [{ detail: 'email', conversationId: 'two', messageId: 'two:1' } as const]

  it.each([
    ['by its name where it was made', lead, 'one', 'Ana'],
    ['by its address without a name', { ...lead, name: '' }, 'one', 'ana@example.com'],
    ['by its number alone', { ...lead, name: '', email: '', phone: '+1 555' }, 'one', '+1 555'],
    ['by the address where no more was given', { ...lead, found }, 'two', 'ana@example.com'],
    ['nothing elsewhere', { ...lead, found }, 'three', ''],
    ['nothing without one', null, 'one', ''],
  ])('is %s', (_, from, conversationId, name) => {
    expect(leadNameIn(from, conversationId)).toBe(name)
  })
})

describe('what the conversation of a lead tells later', () => {
  const form = buildLead({ source: 'form', name: 'Noa', email: 'noa@example.com' })

  it('fills gaps beside a form, and is written down once where the form has another', () => {
    const told = { email: 'other@example.com', phone: '+1 555 010 0199' }
    const once = { ...form, ...completedLead(form, told, 'words') }
    expect(once).toMatchObject({ email: 'noa@example.com', phone: told.phone, notes: told.email })
    expect(completedLead(once, told, 'request')).toEqual({})
    expect(completedLead(form, { email: 'NOA@example.com' }, 'words')).toEqual({})
    const third = completedLead({ ...once, notes: 'Rang.' }, { email: 'third@example.com' }, 'tool')
    expect(third).toEqual({ notes: 'Rang.\n\nthird@example.com' })
  })

  it('corrects what was only said, and what a form said before; never what a member wrote', () => {
    const told = { email: 'other@example.com' }
    expect(completedLead({ ...form, source: 'words' }, told, 'words')).toEqual(told)
    expect(completedLead(form, told, 'form')).toEqual(told)
    expect(completedLead({ ...form, source: 'words', fieldRevs: { email: 3 } }, told, 'words')).toEqual({})
  })

  it('makes notes no longer than they may be', () => {
    const full = { ...form, notes: 'n'.repeat(leadNotesLimit) }
    expect(completedLead(full, { email: 'other@example.com' }, 'words')).toEqual({})
  })
})

describe('the details of a lead', () => {
  it.each([
    ['its own conversation', {}, 'one', true],
    ['another one that joined it', {}, 'two', false],
    ['its own, after a member wrote a number', { phone: 2 }, 'one', false],
    ['its own, after a member wrote notes', { notes: 2 }, 'one', true],
  ])('are repeated, or not, in %s', (_, fieldRevs, conversationId, isOwn) => {
    expect(isOwnLead({ ID: 'one', fieldRevs }, conversationId)).toBe(isOwn)
  })

  it('that others filled in are not the visitor’s own', () => {
    const lead = buildLead({ ID: 'one', email: 'ana@example.com', rev: 4 })
    const filled = filledGaps(lead, { email: 'other@example.com', phone: '+1 555 010 0199', notes: 'Old' })
    const fieldRevs = revsOfFilled(lead, filled)
    expect(fieldRevs).toEqual({ phone: 5 })
    expect(isOwnLead({ ...lead, fieldRevs }, 'one')).toBe(false)
  })
})
