import { expect, it, vi } from 'vitest'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { getKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { createKnowledgeFile, createKnowledgeReading } from '#mocks/contracts/knowledge/file.contract.ts'
import { readFailures } from '#mocks/contracts/knowledge/read-failures.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const about = (world: World, documentId: string) => ({
  params: { region: 'eu', agentId: world.agentId, documentId },
})
const base64 = (text: string) => Buffer.from(text).toString('base64')

onBothSides(createKnowledgeFile.id, (makeWorld) => {
  it('keeps a file, which is read behind the answer and answered from at once', async () => {
    const world = await makeWorld()
    const ID = world.newAgentId()
    const body = {
      name: 'Ferry.txt',
      base64Payload: base64('The ferry to Zanzibar leaves at noon.'),
      tags: ['Trips'],
    }
    const made = await world.owner.call(createKnowledgeFile, { ...about(world, ID), body })
    expectAnswer(createKnowledgeFile, made, 202)
    expect(made.body).toMatchObject({ ID, name: 'Ferry.txt', kind: 'file', fileType: 'txt', tags: ['Trips'] })
    await vi.waitFor(
      async () => {
        const read = await world.member.call(getKnowledge, about(world, ID))
        expect(read.body).toMatchObject({
          status: 'SUCCESS',
          content: 'The ferry to Zanzibar leaves at noon.',
          charCount: 37,
          error: null,
        })
      },
      { timeout: 20_000, interval: 100 },
    )
    const again = await world.owner.call(createKnowledgeReading, about(world, ID))
    expectAnswer(createKnowledgeReading, again, 409)
    expect(again.error?.code).toBe('nothing_to_read')
    const asked = await world.owner.call(sendTestMessage, {
      params: { region: 'eu', agentId: world.agentId },
      body: { text: 'When does the ferry to Zanzibar leave?' },
    })
    expect(asked.status).toBe(200)
  }, 30_000)

  it.each([
    ['empty.txt', '', readFailures.empty],
    ['nulls.pdf', base64('\0\0\0\0'), readFailures.unknown],
  ])('refuses %s with the reason', async (name, base64Payload, message) => {
    const world = await makeWorld()
    const body = { name, base64Payload }
    const reply = await world.owner.call(createKnowledgeFile, { ...about(world, world.newAgentId()), body })
    expectAnswer(createKnowledgeFile, reply, 422)
    expect(reply.error?.fields?.base64Payload).toBe(message)
  })

  it('is a 404 for strangers', async () => {
    const world = await makeWorld()
    const body = { name: 'a.txt', base64Payload: base64('x') }
    const call = { ...about(world, world.newAgentId()), body }
    expect((await world.stranger.call(createKnowledgeFile, call)).status).toBe(404)
  })
})
