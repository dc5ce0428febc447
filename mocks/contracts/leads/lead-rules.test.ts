import { describe, expect, it } from 'vitest'
import type { LeadCard } from './lead.schema.ts'
import { leadFindsLimit, leadNotesLimit } from './lead-limits.ts'
import {
  completedLead,
  detailGivenIn,
  filledGaps,
  findsBeside,
  isOwnLead,
  leadNameIn,
  mergedLead,
  ownFinds,
  revsOfFilled,
  revsOfMerged,
  withFinds,
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
  const find = { detail: 'email', conversationId: 'two', messageId: 'two:1' } as const
  const found = [{ ...find, value: 'ana@example.com' }]
  const others = [{ ...find, value: 'bea@example.com' }, ...found, { ...find, value: 'cid@example.com' }]
  const merged = { ...lead, fieldRevs: { name: 2, email: 2, phone: 2 } }

  it.each([
    ['its own conversation', lead, 'one', lead.email],
    ['one it was read in', { ...lead, found }, 'two', lead.email],
    ['one of an earlier version, which tells of no value', { ...lead, found: [find] }, 'two', ''],
    ['one it was read in before another', { ...lead, found: others }, 'two', 'cid@example.com'],
    ['one another was given in', { ...merged, email: 'evil@lane.example', found }, 'two', 'ana@example.com'],
    ['one several others were given in', { ...merged, email: '', found: others }, 'two', 'cid@example.com'],
    ['its own, once it was merged', { ...merged, found }, 'one', ''],
    ['another one', { ...lead, found }, 'three', ''],
    ['its own, after a member wrote another name', { ...lead, fieldRevs: { name: 2 } }, 'one', lead.email],
    ['its own, after a member wrote it', { ...lead, fieldRevs: { email: 2 } }, 'one', ''],
  ])('in %s', (_, from, conversationId, email) => {
    expect(detailGivenIn(from, 'email', conversationId)).toBe(email)
  })
})

describe('what a lead is called', () => {
  const lead = { ...buildLead({ ID: 'one', name: 'Ana', email: 'ana@example.com' }), found: [] }
  const find = { conversationId: 'two', messageId: 'two:1' } as const
  const found = [{ ...find, detail: 'email' as const, value: 'ana@example.com' }]
  const named = [...found, { ...find, detail: 'name' as const, value: 'Bea' }]

  it.each([
    ['by its name where it was made', lead, 'one', 'Ana'],
    ['by its address without a name', { ...lead, name: '' }, 'one', 'ana@example.com'],
    ['by its number alone', { ...lead, name: '', email: '', phone: '+1 555' }, 'one', '+1 555'],
    ['by the address where no more was given', { ...lead, found }, 'two', 'ana@example.com'],
    ['by the name that was given there', { ...lead, found: named }, 'two', 'Bea'],
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

  it('corrects what was only said, and what a form said before; beside what a member wrote it is written down', () => {
    const told = { email: 'other@example.com' }
    expect(completedLead({ ...form, source: 'words' }, told, 'words')).toEqual(told)
    expect(completedLead(form, told, 'form')).toEqual(told)
    expect(completedLead({ ...form, source: 'words', fieldRevs: { email: 3 } }, told, 'words')).toEqual({
      notes: told.email,
    })
  })

  it('overwrites nothing of what was merged, and fills its gaps', () => {
    const lead = buildLead({ ID: 'one', name: 'Ana', email: 'ana@example.com', rev: 4 })
    const merged = { ...lead, fieldRevs: revsOfMerged(lead) }
    const told = { name: 'Eve', email: 'eve@lane.example', phone: '+1 555 010 0199' }
    expect(completedLead(merged, told, 'words')).toEqual({
      phone: told.phone,
      notes: 'Eve\n\neve@lane.example',
    })
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

describe('where details were given', () => {
  const find = {
    detail: 'email',
    conversationId: 'one',
    messageId: 'one:1',
    value: 'ana@example.com',
  } as const

  it('is known of a merged lead’s own conversation, of a form as well, and not of what a member wrote', () => {
    const lead = {
      ...buildLead({ ID: 'one', email: 'ana@example.com', conversationIds: ['one'] }),
      found: [],
    }
    expect(ownFinds(lead)).toEqual([{ ...find, messageId: '' }])
    expect(ownFinds({ ...lead, found: [find] })).toEqual([find])
    expect(ownFinds({ ...lead, fieldRevs: { email: 2 } })).toEqual([])
    expect(ownFinds({ ...lead, ID: 'by-hand' })).toEqual([])
  })

  it('is forgotten of a detail a member writes anew, and of no other', () => {
    const name = { ...find, detail: 'name', value: 'Ana' } as const
    const lead = { ...buildLead({ name: 'Ana', email: 'ana@example.com' }), found: [find, name] }
    const { value: _, ...unknown } = find
    expect(findsBeside(lead, { email: 'work@example.com', notes: 'Rang.' })).toEqual([unknown, name])
    expect(findsBeside(lead, { email: 'ana@example.com' })).toEqual([find, name])
  })

  it('is forgotten first where most was given: nobody pushes out what another gave', () => {
    const many = Array.from({ length: leadFindsLimit + 5 }, (_, at) => ({
      ...{ ...find, conversationId: 'two' },
      ...{ messageId: `two:${at}`, value: `eve${at}@lane.example` },
    }))
    const finds = withFinds([find], many)
    expect(finds).toHaveLength(leadFindsLimit)
    expect(finds[0]).toEqual(find)
    expect(finds.at(-1)).toEqual(many.at(-1))
  })
})
