import { describe, expect, it } from 'vitest'
import type { LeadCard } from './lead.schema.ts'
import { emailGivenIn, mergedLead } from './lead-rules.ts'

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
