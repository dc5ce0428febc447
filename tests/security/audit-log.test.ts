// No race: what is asked at once is asked for the ids of the calls alone.
import { describe, expect, it } from 'vitest'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { createTicket, getSession, signOut } from '#mocks/contracts/session/session.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { newEmail, signUp } from '../harness/sign-up.ts'

const app = setUpApp()
const owner = setUpOwnerOfAgent(app)

/** The log line of one request under one name. */
function lineOf(reply: { headers: Headers }, msg: string) {
  const requestId = reply.headers.get('x-request-id')
  return app.log.lines().find((line) => line.requestId === requestId && line.msg === msg)
}

describe('the log says who did what, where and under which request (threats G26)', () => {
  it('for a sign-in that failed', async () => {
    const body = { email: newEmail(), code: '000000' }
    const reply = await app.client().call(createTicket, { params: { region: 'eu' }, body })
    expect(lineOf(reply, 'request.refused')).toMatchObject({
      op: 'session.ticket.create',
      who: 'ip:127.0.0.1',
      region: 'eu',
      status: 401,
      code: 'sign_in_failed',
    })
  })

  it('for a session that began, and one that ended', async () => {
    const person = await signUp(app)
    expect(app.log.lines().filter((line) => line.msg === 'session.started')).toContainEqual(
      expect.objectContaining({ op: 'session.token.create', account: person.session.user.uid, home: 'eu' }),
    )
    const reply = await person.client.call(signOut, { params: { region: 'eu' } })
    expect(lineOf(reply, 'session.current.remove')).toMatchObject({
      who: `user:${person.session.user.uid}`,
      status: 200,
    })
  })

  it('for a call without a credential, and with a wrong one', async () => {
    const none = await app.client().call(getSession, { params: { region: 'eu' } })
    expect(lineOf(none, 'request.refused')).toMatchObject({ who: 'ip:127.0.0.1', status: 401 })
    const bearer = 'vg_canaryCanaryCanary0'
    const wrong = await app.client({ bearer }).call(getSession, { params: { region: 'eu' } })
    expect(lineOf(wrong, 'request.refused')).toMatchObject({ who: 'ip:127.0.0.1', status: 401 })
    expect(app.log.text()).not.toContain(bearer)
  })

  it('for what somebody was denied', async () => {
    const stranger = await signUp(app)
    const reply = await stranger.client.call(getAgent, { params: { region: 'eu', agentId: owner.agentId } })
    expect(lineOf(reply, 'request.refused')).toMatchObject({
      op: 'agents.agent.get',
      who: `user:${stranger.session.user.uid}`,
      region: 'eu',
      status: 404,
    })
  })

  it('for a secret that was replaced', async () => {
    const reply = await owner.client.call(createAgentKey, {
      params: { region: 'eu', agentId: owner.agentId },
    })
    expect(lineOf(reply, 'agents.key.create')).toMatchObject({
      who: `user:${owner.session.user.uid}`,
      region: 'eu',
      status: 200,
    })
  })
})

it('request ids never repeat', async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => app.client().call(getSession, { params: { region: 'eu' } })),
  )
  const ids = replies.map(({ headers, error }) => {
    expect(error.requestId).toBe(headers.get('x-request-id'))
    return error.requestId
  })
  expect(new Set(ids).size).toBe(50)
})
