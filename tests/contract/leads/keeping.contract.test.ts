import { expect, it } from 'vitest'
import { exportVisitor, removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { createNote } from '#mocks/contracts/inbox/conversation.contract.ts'
import { importLeads } from '#mocks/contracts/leads/import.contract.ts'
import { type ImportRow, importTimeWrong } from '#mocks/contracts/leads/import-row.schema.ts'
import { listLeads, saveLead } from '#mocks/contracts/leads/lead.contract.ts'
import { leadOfTomorrow } from '#mocks/contracts/leads/lead.refusals.ts'
import { getLeadSettings, saveLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const all = ({ agentId }: World) => ({ params: { region: 'eu', agentId } })

onBothSides(saveLeadSettings.id, (makeWorld) => {
  const save = (world: World, body: BodyOf<typeof saveLeadSettings>) =>
    world.owner.call(saveLeadSettings, { ...all(world), body })

  it('keeps stages and columns, which leads then have', async () => {
    const world = await makeWorld()
    const before = await world.member.call(getLeadSettings, all(world))
    expectAnswer(getLeadSettings, before, 200)
    const saved = await save(world, { stages: ['Cold', 'Warm'], columns: ['City'], rev: before.body.rev })
    expectAnswer(saveLeadSettings, saved, 200)
    expect(saved.body).toMatchObject({ stages: ['Cold', 'Warm'], columns: ['City'], fromWords: true })
    const made = await world.owner.call(saveLead, {
      params: { region: 'eu', agentId: world.agentId, leadId: world.newAgentId() },
      body: { name: 'Ada', fields: [{ column: 'City', value: 'Turin' }] },
    })
    expectAnswer(saveLead, made, 200)
    expect(made.body.stage).toBe('Cold')
    const lost = await save(world, { stages: ['Hot'], rev: before.body.rev })
    expectAnswer(saveLeadSettings, lost, 409)
  })

  it('refuses no stage at all, two of one name, and strangers', async () => {
    const world = await makeWorld()
    expectAnswer(saveLeadSettings, await save(world, { stages: [] }), 422)
    expectAnswer(saveLeadSettings, await save(world, { columns: ['City', 'city'] }), 422)
    expectError(getLeadSettings, await world.stranger.call(getLeadSettings, all(world)), 404, absent)
  })
})

onBothSides(importLeads.id, (makeWorld) => {
  const bring = (world: World, rows: ImportRow[]) =>
    world.owner.call(importLeads, { ...all(world), body: { rows } })

  it('takes good rows, joins those it knows, and says which it refuses', async () => {
    const world = await makeWorld()
    const reply = await bring(world, [
      { name: 'Ines Import', email: 'ines@import.example' },
      { name: 'Ines I.', email: 'INES@import.example', phone: '+49 30 654321' },
      { name: 'Broken', email: 'no address' },
      { notes: 'Nobody' },
      { name: 'Wrong stage', stage: 'Moon' },
    ])
    expectAnswer(importLeads, reply, 200)
    expect(reply.body).toMatchObject({ created: 1, joined: 1 })
    expect(reply.body.refused.map(({ row }) => row)).toEqual([2, 3, 4])
    expect(reply.body.refused.every(({ message }) => message.length > 5)).toBe(true)
    const found = await world.owner.call(listLeads, { ...all(world), query: { q: 'import.example' } })
    expect(found.body.items).toMatchObject([{ name: 'Ines Import', phone: '+49 30 654321', source: 'file' }])
  })

  it('brings owner, consent and moment back, an owner who is no member left out, and refuses days to come', async () => {
    const world = await makeWorld()
    const createdAt = '2024-02-03T04:05:06Z'
    const whole = { email: 'whole@import.example', consent: 'We may call you.', createdAt }
    const reply = await bring(world, [
      { ...whole, owner: world.email.toUpperCase() },
      { email: 'left@import.example', owner: 'eve@lane.example' },
      { name: 'Tomorrow', createdAt: '2124-02-03T04:05:06Z' },
      { name: 'Sometime', createdAt: '03/04/2024' },
    ])
    expect(reply.body).toEqual({
      created: 2,
      joined: 0,
      withoutOwner: 1,
      refused: [
        { row: 2, message: leadOfTomorrow.fields?.createdAt },
        { row: 3, message: importTimeWrong },
      ],
    })
    const found = await world.owner.call(listLeads, { ...all(world), query: { owner: world.email } })
    expect(found.body.items).toMatchObject([
      { ...whole, owner: world.email, createdAt: Date.parse(createdAt) / 1000 },
    ])
    const left = await world.owner.call(listLeads, { ...all(world), query: { q: 'left@import' } })
    expect(left.body.items).toMatchObject([{ owner: '' }])
  })

  it('gives consent to no lead that is there: its visitor agreed to none', async () => {
    const world = await makeWorld()
    const email = 'there@import.example'
    await bring(world, [{ email }])
    const reply = await bring(world, [{ email, notes: 'Met at the fair', consent: 'We may call you.' }])
    expect(reply.body).toMatchObject({ created: 0, joined: 1 })
    const found = await world.owner.call(listLeads, { ...all(world), query: { q: email } })
    expect(found.body.items).toMatchObject([{ notes: 'Met at the fair', consent: '' }])
  })

  it('refuses no rows and more than one call takes', async () => {
    const world = await makeWorld()
    expectAnswer(importLeads, await bring(world, []), 422)
    expectAnswer(importLeads, await bring(world, Array(201).fill({ name: 'Row' })), 422)
  })
})

onBothSides(removeVisitor.id, (makeWorld) => {
  const asked = (world: World, body: BodyOf<typeof exportVisitor>) =>
    world.owner.call(exportVisitor, { ...all(world), body })

  it('hands out and erases what is kept of somebody', async () => {
    const world = await makeWorld()
    const leadId = world.newAgentId()
    const email = `${leadId.toLowerCase()}@rights.example`
    await world.owner.call(saveLead, {
      params: { region: 'eu', agentId: world.agentId, leadId },
      body: { email },
    })
    const held = await asked(world, { email: email.toUpperCase() })
    expectAnswer(exportVisitor, held, 200)
    expect(held.body).toMatchObject({ complete: true, leads: [{ ID: leadId }] })
    const otherId = world.newAgentId()
    await world.owner.call(saveLead, {
      params: { region: 'eu', agentId: world.agentId, leadId: otherId },
      body: { email },
    })
    const leadsBy = async (more: object) => (await asked(world, { leadId, ...more })).body.leads
    expect((await leadsBy({})).map(({ ID }) => ID)).toEqual([leadId])
    expect((await leadsBy({ alsoByAddress: true })).map(({ ID }) => ID).toSorted()).toEqual(
      [leadId, otherId].toSorted(),
    )
    await world.owner.call(removeVisitor, { ...all(world), body: { leadId: otherId } })
    const gone = await world.owner.call(removeVisitor, { ...all(world), body: { email } })
    expectAnswer(removeVisitor, gone, 200)
    expect(gone.body).toEqual({ conversations: 0, requests: 0, leads: 1 })
    expect((await asked(world, { email })).body.leads).toEqual([])
  })

  it('hands out the notes beside their conversations, which tell no address of a member', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const about = { params: { region: 'eu', agentId: world.agentId, conversationId } } as const
    const text = (name: string) => `Wants a quiet table, ${name}.`
    const note = { ID: world.newAgentId(), text: text(`@${world.email}`), mentions: [world.email] }
    expectAnswer(createNote, await world.owner.call(createNote, { ...about, body: note }), 200)
    const held = await asked(world, { conversationId })
    expectAnswer(exportVisitor, held, 200)
    expect(held.body.notes).toMatchObject([{ conversationId, text: text('@member') }])
    expect(JSON.stringify(held.body.notes)).not.toContain(world.email)
  })

  it('refuses nobody, and strangers', async () => {
    const world = await makeWorld()
    expectAnswer(exportVisitor, await asked(world, {}), 422)
    expectAnswer(removeVisitor, await world.owner.call(removeVisitor, { ...all(world), body: {} }), 422)
    const strange = { ...all(world), body: { email: 'a@b.example' } }
    expectError(exportVisitor, await world.stranger.call(exportVisitor, strange), 404, absent)
    expectError(removeVisitor, await world.stranger.call(removeVisitor, strange), 404, absent)
  })
})
