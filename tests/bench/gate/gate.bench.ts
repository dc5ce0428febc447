import { setTimeout as wait } from 'node:timers/promises'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { cancelCheckRun, createCheckRun, getCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import { newAgentId, signUp } from '../../harness/sign-up.ts'
import { startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { printTable } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'
import { type SlowModel, slowModel } from './slow-model.ts'

const giveUpMs = 300_000
/** A model takes about as long for an answer. */
const answerMs = 1000
/** Most that may pass between the press and the last answer that is made. */
const mostCancelMs = 1000

/** How long the cases of a publish gate take in the background, answered from knowledge, and until a run by a model stops. */
export async function benchGate({ cases }: { cases: number }): Promise<void> {
  await timeRuns({ cases, model: null })
  await timeRuns({ cases, model: slowModel(answerMs) })
}

/** With a model the run is stopped while it answers; without one it is over before that. */
async function timeRuns({ cases, model }: { cases: number; model: SlowModel | null }): Promise<void> {
  const app = await startApp({ isDurable: true, ...(model && { deps: { responder: model } }) })
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
    if (model) {
      const { runId } = await begin()
      while (model.asked < 5) await wait(10)
      const pressedAt = performance.now()
      const { body } = await client.call(cancelCheckRun, about({ runId }))
      const answered = performance.now() - pressedAt
      while (model.busy > 0 && performance.now() - pressedAt < giveUpMs) await wait(1)
      const stopped = performance.now() - pressedAt
      const { asked } = model
      await wait(2 * answerMs)
      printTable(`Publish gate, stopped while a model answers, ${answerMs} ms each`, [
        { what: 'the press, until it is answered', measured: formatMs(answered) },
        {
          what: 'the press, until no answer is made any more',
          measured: `${formatMs(stopped)}, after ${asked} of ${2 * cases} answers, ${model.asked - asked} later`,
          goal: `≤ ${mostCancelMs} ms, none later`,
          met: body.state === 'cancelled' && stopped <= mostCancelMs && model.asked === asked,
        },
      ])
      return
    }
    const { runId, start, pressed } = await begin()
    while ((await read(runId)).run.state === 'running') {
      if (performance.now() - start > giveUpMs) throw new Error('The run came to no end')
      await wait(50)
    }
    const took = performance.now() - start
    const { results } = await read(runId)
    printTable(`Publish gate, ${cases} cases against draft and published`, [
      { what: 'the press, until the person may go on', measured: formatMs(pressed) },
      {
        what: `the run in the background, ${results.length} cases`,
        measured: `${(took / 1000).toFixed(1)} s`,
      },
    ])
  } finally {
    await app.stop()
  }
}
