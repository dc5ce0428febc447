import { describe, expect, it } from 'vitest'
import { StoreUnavailableError } from '#api/store/errors.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import { httpClient } from '../harness/http-client.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'
import { visitorClient } from '../harness/workspace-people.ts'
import { matrixRows } from '../security/tenant-matrix.ts'

let isDown = false
const cause = 'connect ECONNREFUSED mongodb://root:canary@10.0.0.7:27017'

const app = setUpApp({
  wrapStores: (stores) =>
    interceptStores(stores, (_, proceed) => {
      if (isDown) throw new StoreUnavailableError(new Error(cause))
      return proceed()
    }),
})
const owner = setUpOwnerOfAgent(app)

describe('while the store is down', () => {
  const touching = contracts.filter(({ id }) => id !== 'platform.ip.get')

  it.each(touching)('$id is a 503 with a request id, and comes back by itself', async (contract) => {
    const client =
      contract.needs.kind === 'visitor' ? await visitorClient(app, 'eu', owner.agentId) : owner.client
    const input = matrixRows[contract.id]?.input({
      region: 'eu',
      workspaceId: owner.workspaceId,
      agentId: owner.agentId,
      ownerEmail: 'owner@example.com',
      memberEmail: 'member@example.com',
      thingId: newAgentId(),
      newAgentId: newAgentId(),
    })
    // What was remembered for a second or two is over.
    app.clock.advance(5_000)
    isDown = true
    const refused = await client.call(contract, input)
    const signedIn = await client.call(getSession, { params: { region: 'eu' } })
    isDown = false
    expect([refused.status, refused.text]).toEqual([503, expect.not.stringContaining('canary')])
    expect(refused.error).toEqual({
      code: 'unavailable',
      message: 'This is not available right now. Please try again.',
      requestId: refused.headers.get('x-request-id'),
    })
    expect(refused.headers.get('retry-after')).toBe('5')
    // Nobody is signed out by it.
    if (contract.needs.kind !== 'visitor') expect(signedIn.status).toBe(503)
    expect((await client.call(contract, input)).status).toBeLessThan(500)
    if (contract.id === 'session.current.remove') {
      owner.client.cookie = (await signUp(app, { email: owner.email })).client.cookie
    }
  })

  it('health says so, and everything that needs no store goes on', async () => {
    isDown = true
    const health = await httpClient(app.url).fetch('/health')
    const ip = await httpClient(app.url).fetch('/api/eu/utils/ip')
    const page = await httpClient(app.url).fetch('/')
    const embed = await httpClient(app.url).fetch(`/app/eu/render/${newAgentId()}/iframe`)
    isDown = false
    expect(health.status).toBe(503)
    expect(await health.json()).toEqual({ status: 'degraded', failing: ['store'] })
    expect(ip.status).toBe(200)
    // Nothing is built here, so the page itself says 503 in its own words.
    expect(await page.text()).toBe('The app has not been built. Run npm run build.')
    expect(embed.status).toBe(404)
    // What was seen is remembered for a moment.
    await expect.poll(async () => (await httpClient(app.url).fetch('/health')).status).toBe(200)
  })
})
