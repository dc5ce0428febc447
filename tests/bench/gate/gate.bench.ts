import { setTimeout as wait } from 'node:timers/promises'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { cancelCheckRun, createCheckRun, getCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import { newAgentId, signUp } from '../../harness/sign-up.ts'
import { startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { printTable } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'

const giveUpMs = 300_000

/** How long the cases of a publish gate take in the background, answered from knowledge, and until a run stops. */
export async function benchGate({ cases }: { cases: number }): Promise<void> {
  const app = await startApp()
  try {
    const { client, ...person } = await signUp(app)
    const agentId = await makeAgent({ client, ...person })
    const about = (more: Record<string, string> = {}) => ({ params: { region: 'eu', agentId, ...more } })
    await client.call(saveAgent, { ...about(), body: { title: 'Ahead of what visitors have' } })
    for (let at = 0; at < cases; at += 1) {
      const body = {
        question: `When do you open on day ${at}?`,
        mustSay: [],
        mustNotSay: [`never ${at}`],
        mustCall: '',
      }
      const saved = await client.call(saveCheckCase, { ...about({ caseId: newAgentId() }), body })
      if (saved.status !== 200) throw new Error(`The case was not kept: ${saved.text}`)
    }
    const begin = async () => {
      const runId = newAgentId()
      const start = performance.now()
      const begun = await client.call(createCheckRun, { ...about({ runId }), body: { callsTools: false } })
      if (begun.status !== 202) throw new Error(`The run did not begin: ${begun.text}`)
      return { runId, start, pressed: performance.now() - start }
    }
    const read = async (runId: string) => (await client.call(getCheckRun, about({ runId }))).body
    const whole = await begin()
    while ((await read(whole.runId)).run.state === 'running') {
      if (performance.now() - whole.start > giveUpMs) throw new Error('The run came to no end')
      await wait(50)
    }
    const took = performance.now() - whole.start
    const { results } = await read(whole.runId)

    const stopped = await begin()
    const pressedAt = performance.now()
    const { body } = await client.call(cancelCheckRun, about({ runId: stopped.runId }))
    const cancelled = performance.now() - pressedAt
    const asked = (await read(stopped.runId)).results.length
    printTable(`Publish gate, ${cases} cases against draft and published`, [
      { what: 'the press, until the person may go on', measured: formatMs(whole.pressed) },
      {
        what: `the run in the background, ${results.length} cases`,
        measured: `${(took / 1000).toFixed(1)} s`,
      },
      {
        what: 'stopping a run',
        measured: `${formatMs(cancelled)}, after ${asked} of ${cases} cases`,
        goal: 'cancelled before its end',
        met: body.state === 'cancelled' && asked < cases,
      },
    ])
  } finally {
    await app.stop()
  }
}
