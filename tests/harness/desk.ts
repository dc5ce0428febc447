import { expect } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { listVisitorMessages, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import type { HttpClient } from './http-client.ts'
import { setUpApp, setUpOwnerOfAgent } from './set-up.ts'
import { visitorClient } from './workspace-people.ts'

/** An agent whose visitors and team meet as things happen, for the tests of a file. */
export function setUpDesk(env: Record<string, string> = {}) {
  const app = setUpApp({ live: { checkMs: 60, beatMs: 60 }, env })
  const owner = setUpOwnerOfAgent(app)
  const agent = () => ({ params: { region: 'eu', agentId: owner.agentId } })
  return {
    app,
    owner,
    agent,
    visitor: () => visitorClient(app, 'eu', owner.agentId),

    /** Changes the agent and publishes it; it is what visitors get then. */
    async set(body: object): Promise<void> {
      const saved = await owner.client.call(saveAgent, { ...agent(), body })
      expect(saved.status, saved.text).toBe(200)
      await owner.client.call(publishAgent, agent())
      app.clock.advance(1_100)
    },

    async say(visitor: HttpClient, text: string) {
      const reply = await visitor.call(sendVisitorMessage, { ...agent(), body: { text } })
      expect(reply.status, reply.text).toBe(200)
      return reply.body
    },

    /** Who said each message a visitor sees, or what a notice tells. */
    async rolesOf(visitor: HttpClient) {
      const { items } = (await visitor.call(listVisitorMessages, agent())).body
      return items.map(({ role, notice }) => notice?.kind ?? role)
    },
  }
}

/** Office hours that never end. */
export const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }))
