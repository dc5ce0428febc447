// Races: one announcement, however often at once.
import { describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { sendNewAgent } from '#mocks/contracts/notifications/new-agent.contract.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { addMember, makeAgent } from '../harness/workspace-people.ts'

const subject = 'A new agent was created in your VoiceGlow workspace'

const app = setUpApp({ env: { PUBLIC_URL: 'https://app.example' } })

const announce = (person: Person, ID: string, more: object = {}) =>
  person.client.call(sendNewAgent, { params: { region: 'eu' }, body: { agent: { ID, ...more } } })

async function noticesTo({ email }: Person): Promise<string[]> {
  return (await app.mailsTo(email)).filter((mail) => mail.subject === subject).map((mail) => mail.text)
}

describe('the notice of a new agent', () => {
  it('goes to the workspace’s owner once, whoever announces it and however often at once', async () => {
    const [owner, member] = [await signUp(app), await signUp(app)]
    await addMember(app, owner, member)
    const agentId = await makeAgent(owner)
    const callers = [owner, member, owner, member, owner, owner]
    const replies = await Promise.all(callers.map((person) => announce(person, agentId)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await noticesTo(owner)).toHaveLength(1)
    expect(await noticesTo(member)).toEqual([])
    expect((await noticesTo(owner))[0]).toContain(`https://app.example/app/eu/agents/${agentId}/overview`)
  })

  it('tells what the server knows, not what the browser says', async () => {
    const owner = await signUp(app)
    const agentId = newAgentId()
    const title = 'Desk\nBcc: everyone@example.com'
    await owner.client.call(saveAgent, {
      params: { region: 'eu', agentId },
      body: { workspaceId: owner.workspaceId, title },
    })
    await announce(owner, agentId, { title: 'You have won', ownerID: 'someone-else', email: 'x@example.com' })
    const [text] = await noticesTo(owner)
    expect(text).toContain('“Desk Bcc: everyone@example.com”')
    expect(text).not.toContain('You have won')
  })

  it('is never sent about a foreign agent', async () => {
    const [owner, stranger] = [await signUp(app), await signUp(app)]
    const agentId = await makeAgent(owner)
    expect((await announce(stranger, agentId)).status).toBe(404)
    expect(await noticesTo(owner)).toEqual([])
    expect(await noticesTo(stranger)).toEqual([])
  })

  it('that the mail server did not take is a 502, and not tried a second time', async () => {
    let tries = 0
    const sent = app.deps.mail
    const broken = await startApp({
      deps: {
        mail: {
          kind: 'local',
          async send(region, message) {
            if (message.subject !== subject) return sent.send(region, message)
            tries += 1
            throw new Error('The mail server is away')
          },
        },
      },
    })
    try {
      const deps = { ...broken, mailsTo: app.mailsTo }
      const owner = await signUp(deps)
      const agentId = await makeAgent(owner)
      expect((await announce(owner, agentId)).status).toBe(502)
      expect((await announce(owner, agentId)).status).toBe(200)
      expect(tries).toBe(1)
    } finally {
      await broken.stop()
    }
  })
})
