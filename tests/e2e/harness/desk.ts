import { join } from 'node:path'
import { expect } from 'vitest'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { type Person, signUp } from '../../harness/sign-up.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { makeAgent, visitorClient } from '../../harness/workspace-people.ts'
import { launchBrowser, openVisit, type Visit } from './browser.ts'
import { signInAs } from './sign-in.ts'

const dist = join(import.meta.dirname, '../../../dist')

/** The built product with an agent, and its owner in a browser. */
export interface Desk {
  app: RunningApp
  owner: Person
  agentId: string
  visit: Visit
  /** The browser of somebody else who is signed in. */
  visitOf: (person: Person) => Promise<Visit>
  /** A new visitor says something to the agent; answers with the conversation's id. */
  ask: (text: string) => Promise<string>
  /** Address of a tab of the agent, with what it is asked for. */
  tab: (tab: string, search?: string) => string
  stop: () => Promise<void>
}

/** Starts one. */
export async function startDesk(): Promise<Desk> {
  const app = await startApp({ dist })
  const owner = await signUp(app)
  const agentId = await makeAgent(owner)
  const browser = await launchBrowser()
  async function visitOf(person: Person): Promise<Visit> {
    const visit = await openVisit(browser)
    await signInAs(visit, app.url, person.client)
    return visit
  }
  return {
    app,
    owner,
    agentId,
    visit: await visitOf(owner),
    visitOf,
    async ask(text) {
      const visitor = await visitorClient(app, 'eu', agentId)
      const params = { region: 'eu', agentId }
      const said = await visitor.call(sendVisitorMessage, { params, body: { text } })
      expect(said.status).toBe(200)
      return said.body.conversationId
    },
    tab: (tab, search = '') => `${app.url}/app/eu/agents/${agentId}/${tab}${search}`,
    async stop() {
      await browser.close()
      await app.stop()
    },
  }
}
