import { expect, it } from 'vitest'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import {
  getConversationLead,
  getLead,
  listLeads,
  mergeLeads,
  removeLead,
  saveLead,
} from '#mocks/contracts/leads/lead.contract.ts'
import { leadEmailWrong } from '#mocks/contracts/leads/lead.schema.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }

const all = ({ agentId }: World) => ({ params: { region: 'eu', agentId } })
const about = ({ agentId }: World, leadId: string) => ({ params: { region: 'eu', agentId, leadId } })
const save = (world: World, leadId: string, body: BodyOf<typeof saveLead>, by: Client = world.owner) =>
  by.call(saveLead, { ...about(world, leadId), body })

/** A new lead; answers with its id. */
async function add(world: World, body: BodyOf<typeof saveLead>): Promise<string> {
  const made = await save(world, world.newAgentId(), body)
  expectAnswer(saveLead, made, 200)
  return made.body.ID
}

onBothSides(saveLead.id, (makeWorld) => {
  it('keeps somebody by hand, and changes them without losing what somebody else changed', async () => {
    const world = await makeWorld()
    const made = await save(world, world.newAgentId(), { name: ' Ada Byron ', email: 'ada@example.com' })
    expectAnswer(saveLead, made, 200)
    expect(made.body).toMatchObject({
      name: 'Ada Byron',
      stage: 'New',
      source: 'member',
      conversationIds: [],
      rev: 1,
    })
    const { ID } = made.body
    expect((await save(world, ID, { stage: 'Won', rev: 1 })).body).toMatchObject({ stage: 'Won', rev: 2 })
    expect((await save(world, ID, { notes: 'Call in May.', rev: 1 })).body).toMatchObject({
      stage: 'Won',
      notes: 'Call in May.',
    })
    const lost = await save(world, ID, { stage: 'Lost', rev: 1 })
    expectAnswer(saveLead, lost, 409)
    expect(Object.keys(lost.error?.fields ?? {})).toEqual(['stage'])
  })

  it('refuses nobody at all, what is no address, and a stage or column there is not', async () => {
    const world = await makeWorld()
    const refusals: [BodyOf<typeof saveLead>, string][] = [
      [{ notes: 'Somebody' }, 'name'],
      [{ email: 'ada at example' }, 'email'],
      [{ phone: 'soon' }, 'phone'],
      [{ name: 'Ada', stage: 'Nowhere' }, 'stage'],
      [{ name: 'Ada', fields: [{ column: 'Shoe size', value: '38' }] }, 'fields'],
    ]
    for (const [body, field] of refusals) {
      const reply = await save(world, world.newAgentId(), body)
      expectAnswer(saveLead, reply, 422)
      expect(Object.keys(reply.error?.fields ?? {})).toEqual([field])
    }
    const wrong = await save(world, world.newAgentId(), { email: 'ada at example' })
    expect(wrong.error?.fields?.email).toBe(leadEmailWrong)
  })

  it('is a 404 for strangers, and for a change of what is not there', async () => {
    const world = await makeWorld()
    expectError(saveLead, await save(world, world.newAgentId(), { name: 'Eve' }, world.stranger), 404, absent)
    expectError(saveLead, await save(world, world.newAgentId(), { name: 'Eve', rev: 3 }), 404, absent)
  })
})

onBothSides(listLeads.id, (makeWorld) => {
  it('finds by words, stage and source, a page at a time', async () => {
    const world = await makeWorld()
    const one = await add(world, { name: 'Quentin Zebra', email: 'q@zebra.example' })
    const two = await add(world, { name: 'Rosa Zebra', phone: '+49 30 123456', stage: 'Won', notes: 'Tall' })
    const find = async (query: Record<string, string>) => {
      const reply = await world.member.call(listLeads, { ...all(world), query })
      expectAnswer(listLeads, reply, 200)
      return reply.body.items.map(({ ID }) => ID)
    }
    expect((await find({ q: 'zebra' })).toSorted()).toEqual([one, two].toSorted())
    expect(await find({ q: 'zebra tall' })).toEqual([two])
    expect(await find({ q: 'zebra', stage: 'New' })).toEqual([one])
    expect(await find({ q: 'zebra', source: 'words' })).toEqual([])
    expect(await find({ q: 'zebra', owner: 'nobody@example.com' })).toEqual([])
    const first = await world.owner.call(listLeads, { ...all(world), query: { q: 'zebra', limit: '1' } })
    expect(first.body.items).toHaveLength(1)
    const next = { q: 'zebra', limit: '1', cursor: first.body.nextCursor ?? '' }
    expect(await find(next)).toHaveLength(1)
  })

  it('is a 404 for a stranger, and refuses a page size of nothing', async () => {
    const world = await makeWorld()
    expectError(listLeads, await world.stranger.call(listLeads, all(world)), 404, absent)
    expectAnswer(listLeads, await world.owner.call(listLeads, { ...all(world), query: { limit: '0' } }), 422)
  })
})

onBothSides(mergeLeads.id, (makeWorld) => {
  it('suggests the same person, takes them in, and keeps what both knew', async () => {
    const world = await makeWorld()
    const one = await add(world, { name: 'Mia Stone', email: 'Mia@stone.example', notes: 'First.' })
    const two = await add(world, { name: 'M. Stone', email: 'mia@stone.example', phone: '+49 171 2345678' })
    const read = await world.owner.call(getLead, about(world, one))
    expectAnswer(getLead, read, 200)
    expect(read.body.duplicates.map(({ ID }) => ID)).toEqual([two])
    const merged = await world.owner.call(mergeLeads, { ...about(world, one), body: { otherId: two } })
    expectAnswer(mergeLeads, merged, 200)
    expect(merged.body).toMatchObject({
      ID: one,
      name: 'Mia Stone',
      phone: '+49 171 2345678',
      duplicates: [],
    })
    expect(merged.body.notes).toContain('First.')
    expect(merged.body.notes).toContain('M. Stone')
    expectError(getLead, await world.owner.call(getLead, about(world, two)), 404, absent)
  })

  it('refuses one with itself, and one that is not there', async () => {
    const world = await makeWorld()
    const one = await add(world, { name: 'Solo' })
    const merge = (otherId: string) =>
      world.owner.call(mergeLeads, { ...about(world, one), body: { otherId } })
    expectAnswer(mergeLeads, await merge(one), 422)
    expectError(mergeLeads, await merge('nobody-at-all'), 404, absent)
  })
})

onBothSides(removeLead.id, (makeWorld) => {
  it('forgets somebody, and again without complaint', async () => {
    const world = await makeWorld()
    const one = await add(world, { name: 'Gone' })
    for (const _ of [1, 2]) {
      expectAnswer(removeLead, await world.owner.call(removeLead, about(world, one)), 200)
    }
    expectError(getLead, await world.owner.call(getLead, about(world, one)), 404, absent)
  })
})

onBothSides(getConversationLead.id, (makeWorld) => {
  it('knows none of a conversation in which nobody left details', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId, conversationId: 'never-held-at-all' }
    const reply = await world.member.call(getConversationLead, { params })
    expectAnswer(getConversationLead, reply, 200)
    expect(reply.body.lead).toBeNull()
    expectError(getConversationLead, await world.stranger.call(getConversationLead, { params }), 404, absent)
  })

  it('is one of its own though the address is known, until a member puts the two together', async () => {
    const world = await makeWorld()
    const [known, other] = [await world.heldConversation(), await world.heldConversation()]
    const of = async ({ conversationId }: { conversationId: string }) => {
      const params = { region: 'eu', agentId: world.agentId, conversationId }
      return (await world.owner.call(getConversationLead, { params })).body.lead
    }
    await known.writes('My name is Ada, ada@byron.example. Do you sell engines?')
    const before = await of(known)
    expect(before).toMatchObject({ ID: known.conversationId, name: 'Ada', email: 'ada@byron.example' })
    await other.writes('Can you write to me at ada@byron.example?')
    expect(await of(other)).toMatchObject({ ID: other.conversationId, name: '', email: 'ada@byron.example' })
    // Nothing of the first is changed by whoever types its address.
    expect(await of(known)).toEqual(before)
    const { body } = await world.owner.call(getLead, about(world, known.conversationId))
    expect(body.duplicates.map(({ ID }) => ID)).toEqual([other.conversationId])
    const merged = await world.owner.call(mergeLeads, {
      ...about(world, known.conversationId),
      body: { otherId: other.conversationId },
    })
    expectAnswer(mergeLeads, merged, 200)
    await other.writes('My name is Eve, eve@lane.example. When are you open?')
    expect(await of(other)).toMatchObject({
      ID: known.conversationId,
      name: 'Ada',
      email: 'ada@byron.example',
    })
  })

  it('gives each conversation of a merged lead the address that was given in it, whoever tells another later', async () => {
    const world = await makeWorld()
    const [anna, stranger] = [await world.heldConversation(), await world.heldConversation()]
    const of = async ({ conversationId }: { conversationId: string }) => {
      const params = { region: 'eu', agentId: world.agentId, conversationId }
      const { body } = await world.owner.call(getConversationLead, { params })
      const inbox = await world.owner.call(getInboxConversation, { params })
      expectAnswer(getInboxConversation, inbox, 200)
      return { ...body, mailsTo: inbox.body.visitor.mailsTo, who: inbox.body.who }
    }
    await anna.writes('My name is Anna, anna@byron.example')
    await stranger.writes('anna@byron.example')
    const merged = await world.owner.call(mergeLeads, {
      ...about(world, stranger.conversationId),
      body: { otherId: anna.conversationId },
    })
    expectAnswer(mergeLeads, merged, 200)
    await stranger.writes('My name is Eve, evil@lane.example')
    const theirs = await of(stranger)
    expect(theirs).toMatchObject({ givenEmail: 'evil@lane.example', mailsTo: 'e•••@lane.example' })
    expect(theirs.lead).toMatchObject({ name: 'Anna', email: 'anna@byron.example' })
    expect(theirs.lead?.notes).toBe('Eve\n\nevil@lane.example')
    expect(await of(anna)).toMatchObject({
      ...{ givenEmail: 'anna@byron.example', mailsTo: 'a•••@byron.example', who: 'Anna' },
    })
    // What a member writes is nothing a visitor gave.
    await save(world, stranger.conversationId, { email: 'work@byron.example' })
    expect([(await of(anna)).givenEmail, (await of(stranger)).givenEmail]).toEqual(['', ''])
  })
})
