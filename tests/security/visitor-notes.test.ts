import { expect, it } from 'vitest'
import { exportVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { createNote, listNotes } from '#mocks/contracts/inbox/conversation.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { newAgentId } from '../harness/sign-up.ts'
import { agentKeyClient, takenChat, workspaceKeyClient } from '../harness/workspace-people.ts'

const app = setUpApp()
const owner = setUpOwnerOfAgent(app)

it('hands notes out to whoever may read them, and not to the agent’s key', async () => {
  const { agentId } = owner
  const { params, conversationId } = await takenChat(app, owner.client, agentId)
  const note = { ID: newAgentId(), text: 'Between us.', mentions: [] }
  expect((await owner.client.call(createNote, { params, body: note })).status).toBe(200)
  const ask = { params: { region: 'eu', agentId }, body: { conversationId } } as const

  const key = await agentKeyClient(app, owner, agentId)
  expect((await key.call(listNotes, { params })).status).toBe(403)
  const held = await key.call(exportVisitor, ask)
  expect(held.status).toBe(200)
  expect(held.body.conversations).toHaveLength(1)
  expect(held.body).not.toHaveProperty('notes')
  expect(held.text).not.toContain('Between us.')

  for (const client of [owner.client, await workspaceKeyClient(app, owner)]) {
    expect((await client.call(listNotes, { params })).status).toBe(200)
    expect((await client.call(exportVisitor, ask)).body.notes).toMatchObject([{ text: 'Between us.' }])
  }
})
