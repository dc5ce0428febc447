import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { getResponse } from 'msw'
import { afterAll, describe, expect, it } from 'vitest'
import { apiRoutes } from '#api/http/api-routes.ts'
import { localCounters } from '#api/http/counters.ts'
import { createDeviceCookie } from '#api/http/device-cookie.ts'
import { HttpError } from '#api/http/http-error.ts'
import { createHttpServer } from '#api/http/http-server.ts'
import { implement, type Operation, ok } from '#api/http/implement.ts'
import { createRateLimits } from '#api/http/rate-limits.ts'
import { createSessionCookie } from '#api/http/session-cookie.ts'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { getIp } from '#mocks/contracts/platform/ip.contract.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { answerWith } from '#mocks/handlers/shared/mock-handler.ts'
import { captureLog } from '../harness/log-capture.ts'

const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
})

/** Asks a server of one operation for `path`; the answer, and what the log says of it. */
async function ask(operation: Operation, path: string, strictResponses: boolean) {
  const { log, text } = captureLog()
  const api = apiRoutes([{ name: 'test', operations: [operation] }], {
    authenticate: async () => ({ kind: 'workspace-key', workspaceId: 'w', region: 'eu' }),
    rateLimits: createRateLimits(localCounters()),
    cookie: createSessionCookie(true),
    device: createDeviceCookie(true, 'a secret'),
    log,
    admins: { find: async () => null },
    publicUrl: null,
    trustProxy: 0,
    geoCountryHeader: null,
    hsts: false,
    strictResponses,
  })
  const app = new Koa()
  app.use((ctx, next) => {
    ctx.state.host = { kind: 'main' }
    return next()
  })
  app.use(api)
  const server = createHttpServer(app.callback())
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  return { status: response.status, body: await response.json(), log: text() }
}

const agentId = 'AAAAAAAAAAAAAAAA'
const agentPath = `/api/eu/v2/agents/${agentId}`
const withSecret = { ...buildAgent(), SECRET_API_KEY: 'vg_canary' }

describe('a field no contract declares', () => {
  const leaking = implement(getAgent, async ({ authorise }) => {
    authorise({ ID: agentId, ownerID: 'w' })
    return ok(withSecret)
  })

  it('is a defect outside production: 500, and the log names the field', async () => {
    const { status, body, log } = await ask(leaking, agentPath, true)
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('vg_canary')
    expect(log).toContain('a field its contract does not declare: SECRET_API_KEY')
  })

  it('is left out in production', async () => {
    const { status, body } = await ask(leaking, agentPath, false)
    expect(status).toBe(200)
    expect(body).toEqual(buildAgent())
  })

  it('deep inside is found too', async () => {
    const nested = { ...buildAgent(), ui: { widgetType: 'popup' as const, stray: 1 } }
    const operation = implement(getAgent, async ({ authorise }) => {
      authorise({ ID: agentId, ownerID: 'w' })
      return ok(nested)
    })
    expect((await ask(operation, agentPath, true)).log).toContain('does not declare: ui.stray')
  })

  it('makes a mock throw', async () => {
    const handler = answerWith(getAgent, () => ({ status: 200 as const, body: withSecret }))
    const request = new Request(`http://mocks${agentPath}`)
    await expect(getResponse([handler], request)).rejects.toThrow('does not declare: SECRET_API_KEY')
  })
})

describe('a handler', () => {
  it('that answers without asking whether the caller may is a defect: 500 and no answer of its', async () => {
    const forgetful = implement(getAgent, async () => ok(buildAgent()))
    const { status, body, log } = await ask(forgetful, agentPath, false)
    expect(status).toBe(500)
    expect(body).not.toHaveProperty('ID')
    expect(log).toContain('agents.agent.get answered without asking whether it may')
  })

  it('that answers with a status its contract does not declare is a defect', async () => {
    const odd = implement(getIp, async () => ({ status: 201, body: { country: null } }) as never)
    const { status, log } = await ask(odd, '/api/eu/utils/ip', false)
    expect(status).toBe(500)
    expect(log).toContain('platform.ip.get declares no status 201')
  })

  it('that refuses with a status its contract does not declare is a defect', async () => {
    const odd = implement(getIp, async () => {
      throw new HttpError(409)
    })
    const { status, log } = await ask(odd, '/api/eu/utils/ip', true)
    expect(status).toBe(500)
    expect(log).toContain('platform.ip.get declares no status 409')
    expect((await ask(odd, '/api/eu/utils/ip', false)).status).toBe(409)
  })

  it('that refuses with a field its contract does not declare is a defect', async () => {
    const odd = implement(getIp, async () => {
      throw new HttpError(422, { current: { country: 'DE' } })
    })
    const { status, log } = await ask(odd, '/api/eu/utils/ip', true)
    expect(status).toBe(500)
    expect(log).toContain('a field its contract does not declare: current')
  })

  it('that answers with the wrong type is a defect, in production too', async () => {
    const odd = implement(getIp, async () => ok({ country: 7 }) as never)
    expect((await ask(odd, '/api/eu/utils/ip', false)).status).toBe(500)
  })
})
