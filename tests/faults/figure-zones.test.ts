import { describe, expect, it } from 'vitest'
import { createRollUps } from '#api/analytics/roll-ups.ts'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { getFigures, getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import { getHome } from '#mocks/contracts/analytics/home.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'

const dayMs = 86_400_000

describe('figures in the days of the office hours’ time zone', () => {
  const app = setUpApp()
  const owner = setUpOwnerOfAgent(app)

  const about = (agentId: string) => ({ region: 'eu', agentId }) as const
  /** Waits until the clock shows `time` in UTC, on the same day or the next. */
  function goTo(time: string): void {
    const day = Math.floor(app.clock.now() / dayMs) * dayMs
    const at = day + Date.parse(`1970-01-01T${time}:00Z`)
    app.clock.advance((at <= app.clock.now() ? at + dayMs : at) - app.clock.now())
  }
  async function ask(agentId: string, browser: string, text = 'When do you open?'): Promise<void> {
    const visitor = await visitorClient(app, 'eu', agentId)
    const headers = { 'user-agent': browser }
    const { status } = await visitor.call(sendVisitorMessage, {
      params: about(agentId),
      headers,
      body: { text },
    })
    expect(status).toBe(200)
  }
  async function read(agentId: string, from: string, to: string) {
    const { body } = await owner.client.call(getFigures, { params: about(agentId), query: { from, to } })
    return body
  }
  const dayAgo = (days: number) => new Date(app.clock.now() - days * dayMs).toISOString().slice(0, 10)

  it('are told for the day on its clocks, also after it was chosen anew', async () => {
    const { agentId } = owner
    goTo('22:30')
    await ask(agentId, 'One')
    const today = dayAgo(0)
    const tomorrow = dayAgo(-1)
    const utc = await read(agentId, today, tomorrow)
    expect(utc.timezone).toBe('UTC')
    expect(utc.steps.map(({ conversations }) => conversations)).toEqual([1, 0])

    for (const [officeTimezone, days] of [
      ['Asia/Tokyo', [0, 1]],
      ['America/New_York', [1, 0]],
      ['Asia/Kolkata', [0, 1]],
      ['Asia/Tokyo', [0, 1]],
    ] as const) {
      await owner.client.call(saveAgent, { params: about(agentId), body: { officeTimezone } })
      const told = await read(agentId, today, tomorrow)
      expect(told.timezone).toBe(officeTimezone)
      expect(
        told.steps.map(({ conversations }) => conversations),
        officeTimezone,
      ).toEqual(days)
    }
    const tokyo = await read(agentId, tomorrow, tomorrow)
    // 22:30 in UTC is 07:30 there.
    const weekday = (new Date(`${tomorrow}T00:00:00Z`).getUTCDay() + 6) % 7
    expect(tokyo.hours[weekday * 24 + 7]).toBe(1)
    const query = { from: tomorrow, to: tomorrow }
    const groups = await owner.client.call(getQuestionGroups, { params: about(agentId), query })
    expect(groups.body.read).toBe(1)
    const home = await owner.client.call(getHome, { params: about(agentId), query: {} })
    expect(home.body).toMatchObject({ timezone: 'Asia/Tokyo', today: { conversations: 1 } })

    // What is counted after the choice is told in it, and a recount says the same.
    await ask(agentId, 'Two')
    expect((await read(agentId, tomorrow, tomorrow)).totals.conversations).toBe(2)
    const asItCame = await read(agentId, dayAgo(400), tomorrow)
    await createRollUps(app.deps).rebuild('eu')
    expect(await read(agentId, dayAgo(400), tomorrow)).toEqual(asItCame)
  })

  it('counts a visitor once a day, by browser and address, and keeps neither', async () => {
    const agentId = await makeAgent(owner)
    goTo('09:00')
    await ask(agentId, 'One')
    await ask(agentId, 'One')
    app.clock.advance(3 * 3_600_000)
    await ask(agentId, 'One')
    await ask(agentId, 'Two')
    const first = dayAgo(0)
    expect((await read(agentId, first, first)).totals).toMatchObject({ conversations: 4, visitors: 2 })
    goTo('09:00')
    await ask(agentId, 'One')
    const next = dayAgo(0)
    const { totals, steps } = await read(agentId, first, next)
    expect(steps.map(({ visitors }) => visitors)).toEqual([2, 1])
    expect(totals.visitors).toBe(3)
    const kept = await createConversationRepository(app.deps.stores)
      .conversations('eu')
      .find({ agentId })
      .toArray()
    const keys = kept.map((each) => each.visitor)
    expect(new Set(keys).size).toBe(3)
    expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|"One"/)
  })

  it('counts visitors of an agent that keeps no conversations', async () => {
    await setLimits(app, owner, { maxAgents: 5 })
    const agentId = await makeAgent(owner)
    const body = { recordChatHistory: false }
    expect((await owner.client.call(saveAgent, { params: about(agentId), body })).status).toBe(200)
    const published = await owner.client.call(publishAgent, { params: about(agentId), body: {} })
    expect(published.status).toBe(200)
    app.clock.advance(2000)
    await ask(agentId, 'One')
    await ask(agentId, 'One')
    await ask(agentId, 'Two')
    expect((await read(agentId, dayAgo(0), dayAgo(0))).totals).toMatchObject({ visitors: 2 })
  })
})
