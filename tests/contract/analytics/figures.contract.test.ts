import { expect, it } from 'vitest'

import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { getFigures, getQuestionGroups, getUsage } from '#mocks/contracts/analytics/figures.contract.ts'
import { getHome } from '#mocks/contracts/analytics/home.contract.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { questionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const week = { from: '2026-01-05', to: '2026-01-11' }
const about = (agentId: string) => ({ region: 'eu', agentId }) as const

for (const contract of [getFigures, getQuestionGroups, getUsage] as const) {
  onBothSides(contract.id, (makeWorld) => {
    const read = (client: Client, agentId: string, query: { from: string; to: string } = week) =>
      client.call(contract, { params: about(agentId), query })

    it('answers whoever may see the agent', async () => {
      const world = await makeWorld()
      expectAnswer(contract, await read(world.owner, world.agentId), 200)
      expectAnswer(contract, await read(world.member, world.agentId), 200)
    })

    it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
      const world = await makeWorld()
      expectError(contract, await read(world.stranger, world.agentId), 404, absent)
      expectError(contract, await read(world.anonymous(), world.agentId), 401, signedOut)
    })

    it.each([
      ['a day there is none of', { from: '2026-02-30', to: '2026-03-01' }],
      ['an end before the beginning', { from: '2026-01-11', to: '2026-01-05' }],
      ['more than four years', { from: '2020-01-01', to: '2026-01-01' }],
      ['something else', { from: 'yesterday', to: '2026-01-01' }],
    ])('refuses %s', async (_, query) => {
      const world = await makeWorld()
      expectAnswer(contract, await read(world.owner, world.agentId, query), 422)
    })
  })
}

onBothSides(getFigures.id, (makeWorld) => {
  const read = (client: Client, agentId: string, query: { from: string; to: string }) =>
    client.call(getFigures, { params: about(agentId), query })

  it('tells every day of a range, and every month of a long one', async () => {
    const world = await makeWorld()
    const days = await read(world.owner, world.agentId, week)
    expect(days.body.step).toBe('day')
    expect(days.body.steps.map(({ at }) => at)).toEqual([
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
      '2026-01-08',
      '2026-01-09',
      '2026-01-10',
      '2026-01-11',
    ])
    expect(days.body.hours).toHaveLength(168)
    const months = await read(world.owner, world.agentId, { from: '2025-11-20', to: '2026-03-02' })
    expect(months.body.step).toBe('month')
    expect(months.body.steps.map(({ at }) => at)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ])
  })

  it('tells no countries of an agent that does not ask for them', async () => {
    const world = await makeWorld()
    for (const enableGeoAnalytics of [true, false]) {
      await world.owner.call(saveAgent, { params: about(world.agentId), body: { enableGeoAnalytics } })
      const { body } = await read(world.owner, world.agentId, week)
      expect(body.countries === null).toBe(!enableGeoAnalytics)
    }
  })
})

onBothSides(getHome.id, (makeWorld) => {
  const read = (client: Client, agentId: string, query: { since?: string } = {}) =>
    client.call(getHome, { params: about(agentId), query })

  it('tells what came in since a visit, where there was one', async () => {
    const world = await makeWorld()
    const first = await read(world.owner, world.agentId)
    expectAnswer(getHome, first, 200)
    expect(first.body.sinceVisit).toBeNull()
    const again = await read(world.member, world.agentId, { since: '1767225600' })
    expectAnswer(getHome, again, 200)
    expect(again.body.sinceVisit).not.toBeNull()
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(getHome, await read(world.stranger, world.agentId), 404, absent)
    expectError(getHome, await read(world.anonymous(), world.agentId), 401, signedOut)
  })

  it('refuses a moment that is none', async () => {
    const world = await makeWorld()
    expectAnswer(getHome, await read(world.owner, world.agentId, { since: 'lately' }), 422)
  })
})

onBothSides(`${getQuestionGroups.id} and what answers them`, (makeWorld) => {
  it('keeps what new knowledge was written for, and says nothing of it in the document', async () => {
    const world = await makeWorld()
    const params = { ...about(world.agentId), documentId: 'kb-zeppelin1' }
    const pairs = [{ question: 'By air?', answer: 'By boat.' }]
    const body = { name: 'Ways to come', pairs, asked: 'Is there a zeppelin?' }
    expectAnswer(saveKnowledge, await world.owner.call(saveKnowledge, { params, body }), 200)
    const long = { ...body, asked: 'a'.repeat(questionLimit + 1) }
    expectAnswer(saveKnowledge, await world.owner.call(saveKnowledge, { params, body: long }), 422)
  })
})
