import { describe, expect, it } from 'vitest'
import { runHousekeeping } from '#api/housekeeping.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { getPublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { listKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'
import { setUpApp } from '../harness/set-up.ts'
import { earnTicket, newAgentId, newEmail, type Person, signUp } from '../harness/sign-up.ts'
import { makeAgent, setLimits } from '../harness/workspace-people.ts'

/** Where and how the store fails. */
interface Fault {
  /** The write it happens at, counted from the next one. */
  at: number
  /** Whether that write still takes place: its answer alone is lost. */
  when: 'before' | 'after'
  /** Whether everything fails from then on, as when the process dies. */
  isFatal: boolean
}

const mostWrites = 30
let fault: Fault | null = null
let written = 0
let isDead = false

const app = setUpApp({
  wrapStores: (stores) =>
    interceptStores(stores, async ({ method }, proceed) => {
      if (isDead) throw new StoreUnavailableError('told to')
      if (!fault || !writeMethods.has(method)) return proceed()
      written += 1
      if (written !== fault.at) return proceed()
      if (fault.when === 'after') await proceed()
      isDead = fault.isFatal
      throw new StoreUnavailableError('told to')
    }),
})

/** Runs something with a fault armed; whether the fault was met. */
async function withFault(armed: Fault, run: () => Promise<unknown>): Promise<boolean> {
  fault = armed
  written = 0
  await run()
  const wasMet = written >= armed.at
  fault = null
  isDead = false
  return wasMet
}

function createFromTemplate(owner: Person, agentId: string, agentTemplate: string) {
  return owner.client.call(convertTemplate, {
    params: { region: 'eu' },
    body: { agentName: agentTemplate, agentTemplate, agentId, workspaceId: owner.workspaceId },
  })
}

async function isVisible(owner: Person, agentId: string): Promise<boolean> {
  const params = { region: 'eu', agentId }
  const read = await owner.client.call(getAgent, { params })
  const listed = await owner.client.call(listAgents, {
    params: { region: 'eu' },
    query: { workspaceId: owner.workspaceId },
  })
  const embedded = await app.client().call(getPublicAgent, { params })
  const sights = [
    read.status === 200,
    listed.body.items.some(({ ID }) => ID === agentId),
    embedded.status === 200,
  ]
  // There or not there: never half.
  expect(new Set(sights).size).toBe(1)
  return read.status === 200
}

describe.each([
  { when: 'before', isFatal: false },
  { when: 'after', isFatal: false },
  { when: 'before', isFatal: true },
  { when: 'after', isFatal: true },
] as const)('a creation whose store fails $when a write, for good: $isFatal', ({ when, isFatal }) => {
  it('leaves a whole agent or none, at every write, and can be pressed again', async () => {
    let at = 0
    let wasMet = true
    while (wasMet && at < mostWrites) {
      at += 1
      const owner = await signUp(app)
      await setLimits(app, owner, { maxAgents: 1 })
      const agentId = newAgentId()
      let status = 0
      wasMet = await withFault({ at, when, isFatal }, async () => {
        status = (await createFromTemplate(owner, agentId, 'customer-support')).status
      })
      const isThere = await isVisible(owner, agentId)
      if (status !== 200) expect(status).toBe(503)
      if (status === 200) expect(isThere).toBe(true)
      if (isThere) continue

      // Somebody who was cut off may come back with another choice; a minute later whoever died has been given up.
      if (isFatal) app.clock.advance(60_001)
      const again = await createFromTemplate(owner, agentId, 'game-npc')
      expect(again.status, `write ${at}: ${again.text}`).toBe(200)
      expect(again.body.agentCreated.title).toBe('game-npc')
      const published = await app.client().call(getPublicAgent, { params: { region: 'eu', agentId } })
      expect(published.body.title).toBe('game-npc')
      const reference = newAgentId()
      const other = await signUp(app)
      await createFromTemplate(other, reference, 'game-npc')
      const known = await Promise.all(
        [
          { client: owner.client, agentId },
          { client: other.client, agentId: reference },
        ].map(async (side) =>
          (
            await side.client.call(listKnowledge, { params: { region: 'eu', agentId: side.agentId } })
          ).body.items.map(({ name }) => name),
        ),
      )
      expect(known[0]).toEqual(known[1])
      // The one place is taken once.
      expect((await createFromTemplate(owner, newAgentId(), 'game-npc')).status).toBe(403)
    }
    expect(at).toBeGreaterThan(5)
    expect(at).toBeLessThan(mostWrites)
  })
})

it('places are neither lost nor won by creations that die', async () => {
  const owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: 2 })
  for (let at = 1; at <= 6; at += 1) {
    await withFault({ at, when: 'after', isFatal: true }, () =>
      createFromTemplate(owner, newAgentId(), 'blank-template'),
    )
    app.clock.advance(60_001)
  }
  app.clock.advance(10 * 60_000)
  await runHousekeeping(app.deps)
  const listed = await owner.client.call(listAgents, {
    params: { region: 'eu' },
    query: { workspaceId: owner.workspaceId },
  })
  const made = listed.body.items.length
  expect(made).toBeLessThanOrEqual(2)
  for (let count = made; count < 2; count += 1) await makeAgent(owner)
  const body = { workspaceId: owner.workspaceId, title: 'One too many' }
  const over = await owner.client.call(saveAgent, { params: { region: 'eu', agentId: newAgentId() }, body })
  expect(over.status).toBe(403)
})

it('a sign-up whose store dies at any write is finished by the next sign-in', async () => {
  let at = 0
  let wasMet = true
  while (wasMet && at < mostWrites) {
    at += 1
    const email = newEmail()
    const token = await earnTicket(app, email)
    wasMet = await withFault({ at, when: 'after', isFatal: true }, () =>
      app.client().call(tokenToUser, { params: { region: 'eu' }, body: { token, createAccount: true } }),
    )
    const person = await signUp(app, { email })
    expect(person.session.workspaces).toHaveLength(1)
    expect(person.session.workspaces[0]).toMatchObject({ role: 'owner', region: 'eu' })
    await makeAgent(person)
  }
  expect(at).toBeGreaterThan(4)
  expect(at).toBeLessThan(mostWrites)
})
