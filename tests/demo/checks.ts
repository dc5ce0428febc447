import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import type { CheckCaseFields } from '#mocks/contracts/publishing/check.schema.ts'
import { createCheckRun, getCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import { newAgentId } from '../harness/sign-up.ts'
import type { DemoAgent } from './agents.ts'
import { call } from './call.ts'
import { asOwner, type Demo } from './people.ts'

/** What the agent must answer rightly before it is published; it does not know the last. */
const cases: readonly Partial<CheckCaseFields>[] = [
  { question: 'Where is my order?', mustNotSay: ['tomorrow'] },
  { question: 'How do I return something?', mustSay: ['order number', 'reason'] },
  { question: 'Do you need my card number?' },
  { question: 'Can I pay with seashells?' },
]
/** Longest a run is waited for, in steps of 100 ms. */
const patience = 300

/** The checks of the busiest desk, with a run of them. */
export async function checkAnswers(demo: Demo, agents: readonly DemoAgent[]): Promise<void> {
  const desk = agents.find(({ plan }) => plan.topic === 'orders' && plan.visitors > 0)
  if (!desk) throw new Error('The demo plans no agent that is asked about orders.')
  const { region } = desk.plan
  const params = { region, agentId: desk.id }
  await asOwner(demo, region, async ({ client }) => {
    for (const fields of cases.toReversed()) {
      await call(client, saveCheckCase, {
        params: { ...params, caseId: newAgentId() },
        body: { mustSay: [], mustNotSay: [], mustCall: '', ...fields },
      })
    }
    const run = { ...params, runId: newAgentId() }
    const { status, text } = await client.call(createCheckRun, { params: run, body: { callsTools: false } })
    if (status !== 202) throw new Error(`The demo's checks did not start: ${status} ${text}`)
    for (let step = 0; step < patience; step += 1) {
      const { state, message } = (await call(client, getCheckRun, { params: run })).run
      if (state === 'done') return
      if (state !== 'running') throw new Error(`The demo's checks ended as ${state}: ${message}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error("The demo's checks did not end.")
  })
}
