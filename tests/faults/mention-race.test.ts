import { expect, it } from 'vitest'
import { createNote, getInboxConversation, saveRead } from '#mocks/contracts/inbox/conversation.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, setLimits, takenChat } from '../harness/workspace-people.ts'

it.each(['a first', 'a second'])(
  '%s note that names somebody is not lost as they read the chat',
  async (which) => {
    let write: (() => Promise<unknown>) | null = null
    const app = await startApp({
      wrapStores: (stores) =>
        interceptStores(stores, async ({ collection, method }, proceed) => {
          const next = collection === 'conversationReads' && method === 'updateOne' ? write : null
          if (next) {
            write = null
            await next()
          }
          return proceed()
        }),
    })
    try {
      const [owner, member] = [await signUp(app), await signUp(app)]
      await setLimits(app, owner, { workspaceSeats: 3 })
      await addMember(app, owner, member)
      const agentId = await makeAgent(owner)
      const { params } = await takenChat(app, owner.client, agentId)
      const name = (text: string) =>
        owner.client.call(createNote, { params, body: { ID: newAgentId(), text, mentions: [member.email] } })
      const isUnread = async (by: HttpClient) => (await by.call(getInboxConversation, { params })).body.unread
      const read = () => member.client.call(saveRead, { params, body: { read: true } })

      if (which === 'a second') expect((await name('Please look.')).status).toBe(200)
      write = () => name('Please look at this.')
      expect((await read()).status).toBe(200)
      expect(write).toBeNull()
      expect(await isUnread(member.client)).toBe(true)
      await read()
      expect(await isUnread(member.client)).toBe(false)
    } finally {
      await app.stop()
    }
  },
)
