import { expect, vi } from 'vitest'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { createApprovalLink, createCheckRun, getCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import type { Client } from '../../harness/http-client.ts'
import { newAgentId } from '../../harness/sign-up.ts'
import { aboutAgent, made, savedBy } from '../matrix/inputs.ts'
import type { MatrixRow, MatrixRows, MatrixTarget, RowTarget, ThingMaker } from '../matrix/row.ts'

const written: MatrixRow['input'] = ({ region, agentId, newAgentId: caseId }) => ({
  params: { region, agentId, caseId },
  body: { question: 'When do you open?', mustSay: [], mustNotSay: ['never said'], mustCall: '' },
})
const aCase = savedBy(saveCheckCase, written)
const aboutCase = ({ region, agentId, thingId: caseId }: RowTarget) => ({
  params: { region, agentId, caseId },
})
const aboutRun = ({ region, agentId, thingId: runId }: RowTarget) => ({ params: { region, agentId, runId } })

/** As long as a secret is, also where it is nobody's. */
const wellFormed = (secret: string) => secret.padEnd(43, 'x')

/** Waits until a run has come to its end. */
async function ended(client: Client, params: Record<string, string>): Promise<void> {
  const state = async () => (await client.call(getCheckRun, { params })).body.run.state
  await vi.waitFor(async () => expect(await state()).not.toBe('running'), { timeout: 10_000 })
}

async function runOf(maker: Client, target: MatrixTarget): Promise<{ params: Record<string, string> }> {
  const { region, agentId } = target
  await aCase(maker, target)
  const params = { region, agentId, runId: newAgentId() }
  await made(maker, createCheckRun, { params, body: { callsTools: false } })
  await ended(maker, params)
  return { params }
}

const aRun: ThingMaker = async (maker, target) => (await runOf(maker, target)).params.runId ?? ''
const aSecret: ThingMaker = async (maker, target) =>
  (await made(maker, createApprovalLink, await runOf(maker, target))).secret

/** What a draft must answer rightly before visitors get it. */
export const publishingRows: MatrixRows = {
  'publishing.case.list': { input: aboutAgent },
  'publishing.case.save': { input: written, fills: true },
  'publishing.case.remove': { aboutOwn: aCase, input: aboutCase },
  'publishing.run.create': {
    about: aCase,
    input: ({ region, agentId, newAgentId: runId }) => ({
      params: { region, agentId, runId },
      body: { callsTools: false },
    }),
    success: 202,
    fills: true,
    settled: (owner, { params }) => ended(owner, params ?? {}),
  },
  'publishing.run.get': { about: aRun, input: aboutRun },
  'publishing.cancellation.create': { about: aRun, input: aboutRun },
  'publishing.link.create': { about: aRun, input: aboutRun, fills: true },
  'publishing.link.remove': { about: aRun, input: aboutRun },
  'publishing.approval.get': {
    about: aSecret,
    input: ({ region, thingId: secret }) => ({ params: { region }, body: { secret: wellFormed(secret) } }),
  },
  'publishing.approval.save': {
    about: aSecret,
    input: ({ region, thingId: secret }) => ({
      params: { region },
      body: { secret: wellFormed(secret), decision: 'approved', name: 'Mia', note: '' },
    }),
  },
}
