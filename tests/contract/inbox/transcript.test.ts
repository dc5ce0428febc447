// The server's mail: mocks send none.
import { expect, it } from 'vitest'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { mostInTranscript, transcriptMail } from '#api/inbox/transcript-mail.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../../harness/set-up.ts'
import { visitorClient } from '../../harness/workspace-people.ts'

const app = setUpApp()
const world = setUpOwnerOfAgent(app)

it('says that a transcript is of the latest messages, where there are more', async () => {
  const { stores } = app.deps
  const { agentId } = world
  const visitor = await visitorClient(app, 'eu', agentId)
  const said = await visitor.call(sendVisitorMessage, {
    params: { region: 'eu', agentId },
    body: { text: 'The very first of all.' },
  })
  const { conversations, messages, messagesAfter } = createConversationRepository(stores)
  const doc = (await conversations('eu').findOne({ _id: said.body.conversationId }))!
  const mail = async () =>
    (await transcriptMail(stores, 'eu', 'a@b.example', doc, { title: 'Desk', disableHandoffMessages: false }))
      .text
  const held = await messagesAfter('eu', doc._id, '', 10)
  const last = held.at(-1)!
  /** Adds messages until there are so many. */
  async function fillTo(from: number, count: number) {
    const more = Array.from({ length: count - from }, (_, at) => ({
      ...last,
      _id: `${last._id}~${String(from + at).padStart(6, '0')}`,
    }))
    await messages('eu').insertMany(more)
  }
  expect(await mail()).toMatch(/^Here is what was said\./)
  await fillTo(held.length, mostInTranscript)
  expect(await mail()).toMatch(/^Here is what was said\./)
  expect(await mail()).toContain('The very first of all.')
  await fillTo(mostInTranscript, mostInTranscript + 1)
  expect(await mail()).toContain(`the latest ${mostInTranscript} messages`)
  expect(await mail()).not.toContain('The very first of all.')
})
