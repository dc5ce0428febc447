import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { mockHandler } from './mock-handler.ts'
import { mockOk } from './mock-reply.ts'

const agent = buildAgent()
const address = `http://mocks/api/eu/v2/agents/${agent.ID}`
const save = (session: Parameters<typeof mockHandler>[0]) =>
  getResponse(
    [
      mockHandler(session, saveAgent, ({ authorise }) => {
        authorise(agent)
        return mockOk(agent)
      }),
    ],
    new Request(address, { method: 'POST', body: '{}' }),
  )

describe('a mocked endpoint', () => {
  it('refuses as its contract needs', async () => {
    expect((await save({ session: null }))?.status).toBe(401)
    expect((await save({ session: buildSession({ workspaces: [] }) }))?.status).toBe(404)
    expect((await save({ session: buildViewerSession() }))?.status).toBe(403)
    expect((await save({ session: buildSession() }))?.status).toBe(200)
  })

  it('that answers without asking whether the caller may is a defect', async () => {
    const forgetful = mockHandler({ session: buildSession() }, getAgent, () => mockOk(agent))
    await expect(getResponse([forgetful], new Request(address))).rejects.toThrow(
      'agents.agent.get answered without asking whether it may',
    )
  })
})
