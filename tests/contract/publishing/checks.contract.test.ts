import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { duplicateAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { listVersions, publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { removeKnowledge, saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { readApproval, refuseApproval, saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { listCheckCases, removeCheckCase, saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import {
  caseChanged,
  casesFull,
  noCases,
  runNotDone,
  runUnderWay,
} from '#mocks/contracts/publishing/check.refusals.ts'
import type { CheckCaseFields } from '#mocks/contracts/publishing/check.schema.ts'
import { casesLimit } from '#mocks/contracts/publishing/check-limits.ts'
import { checksStopPublish, gateWords } from '#mocks/contracts/publishing/publish-gate.ts'
import {
  cancelCheckRun,
  createApprovalLink,
  createCheckRun,
  getCheckRun,
  removeApprovalLink,
} from '#mocks/contracts/publishing/run.contract.ts'
import type { Refusal } from '#mocks/contracts/shared/refusal.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const wordsOf = ({ code = '', message = '' }: Refusal) => ({ code, message })
const about = ({ agentId }: World, more: Record<string, string> = {}) => ({
  params: { region: 'eu', agentId, ...more },
})
const rules = (more: Partial<CheckCaseFields> = {}): CheckCaseFields => ({
  question: 'When do you open?',
  mustSay: [],
  mustNotSay: ['purple giraffe'],
  mustCall: '',
  ...more,
})
const save = (
  world: World,
  caseId: string,
  body: CheckCaseFields & { rev?: number; conversationId?: string },
) => world.owner.call(saveCheckCase, { ...about(world, { caseId }), body })
const list = (world: World) => world.owner.call(listCheckCases, about(world))
const publish = (world: World, reason?: string) =>
  world.owner.call(publishAgent, { ...about(world), body: reason === undefined ? {} : { reason } })
const change = (world: World, title: string) =>
  world.owner.call(saveAgent, { ...about(world), body: { title } })

async function begin(world: World) {
  const runId = world.newAgentId()
  const reply = await world.owner.call(createCheckRun, {
    ...about(world, { runId }),
    body: { callsTools: false },
  })
  return { runId, reply }
}

/** A run that came to its end. */
async function run(world: World) {
  const { runId, reply } = await begin(world)
  expectAnswer(createCheckRun, reply, 202)
  const read = async () => (await world.owner.call(getCheckRun, about(world, { runId }))).body
  await expect.poll(async () => (await read()).run.state, { timeout: 10_000 }).toBe('done')
  return { runId, ...(await read()) }
}

onBothSides(saveCheckCase.id, (makeWorld) => {
  it('keeps checks, the newest first, and refuses one somebody else changed', async () => {
    const world = await makeWorld()
    const first = world.newAgentId()
    const made = await save(world, first, rules({ question: '  When do you open?  ', mustSay: [' nine '] }))
    expectAnswer(saveCheckCase, made, 200)
    expect(made.body).toMatchObject({ question: 'When do you open?', mustSay: ['nine'], rev: 1 })
    const second = world.newAgentId()
    await save(world, second, rules({ question: '<b>Who</b> are you & why?' }))
    const listed = await list(world)
    expectAnswer(listCheckCases, listed, 200)
    expect(listed.body.items.map(({ ID }) => ID)).toEqual([second, first])
    expect(listed.body.items[0]?.question).toBe('<b>Who</b> are you & why?')
    expect((await save(world, first, { ...rules(), rev: 1 })).body.rev).toBe(2)
    expectError(saveCheckCase, await save(world, first, { ...rules(), rev: 1 }), 409, wordsOf(caseChanged))
  })

  it('name no conversation but one of their agent', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const written = (id: string) => save(world, world.newAgentId(), { ...rules(), conversationId: id })
    expectError(saveCheckCase, await written('never-made-at-all'), 404, absent)
    const foreign = { params: { region: 'eu', agentId: world.strangerAgentId, caseId: world.newAgentId() } }
    const taken = { ...foreign, body: { ...rules(), conversationId } }
    expectError(saveCheckCase, await world.stranger.call(saveCheckCase, taken), 404, absent)
    expectAnswer(saveCheckCase, await written(conversationId), 200)
  })

  it('go with a copy of their agent, which has no run of them', async () => {
    const world = await makeWorld()
    const caseId = world.newAgentId()
    const { conversationId } = await world.heldConversation()
    const body = { ...rules({ mustSay: ['nine'] }), conversationId }
    expect((await save(world, caseId, body)).body.conversationId).toBe(conversationId)
    await run(world)
    const agentId = world.newAgentId()
    const copy = () => world.owner.call(duplicateAgent, { ...about(world), body: { agentId } })
    expectAnswer(duplicateAgent, await copy(), 200)
    const ofCopy = () => world.owner.call(listCheckCases, { params: { region: 'eu', agentId } })
    const { items, gate, run: none } = (await ofCopy()).body
    expect(items).toMatchObject([{ question: body.question, mustSay: ['nine'], conversationId: '' }])
    expect([gate, none]).toEqual(['notRun', null])
    await world.owner.call(removeCheckCase, { params: { region: 'eu', agentId, caseId: items[0]?.ID ?? '' } })
    expectAnswer(duplicateAgent, await copy(), 200)
    expect((await ofCopy()).body.items).toEqual([])
    expect((await list(world)).body.items).toHaveLength(1)
  })

  it('refuses what no check can be, by field', async () => {
    const world = await makeWorld()
    const refusals: [Partial<CheckCaseFields>, string][] = [
      [{ question: '   ' }, 'question'],
      [{ question: 'a'.repeat(10_000) }, 'question'],
      [{ mustSay: [''] }, 'mustSay.0'],
      [{ mustNotSay: Array<string>(11).fill('x') }, 'mustNotSay'],
      [{ mustSay: ['x'.repeat(201)] }, 'mustSay.0'],
    ]
    for (const [more, field] of refusals) {
      const reply = await save(world, world.newAgentId(), rules(more))
      expectAnswer(saveCheckCase, reply, 422)
      expect(Object.keys(reply.error?.fields ?? {})).toEqual([field])
    }
    expect((await list(world)).body.items).toEqual([])
  })

  it(`keeps ${casesLimit}, and one more once one is removed`, async () => {
    const world = await makeWorld()
    const ids = Array.from({ length: casesLimit }, () => world.newAgentId())
    for (const id of ids) expect((await save(world, id, rules())).status).toBe(200)
    expectError(saveCheckCase, await save(world, world.newAgentId(), rules()), 403, wordsOf(casesFull))
    const caseId = ids[0] ?? ''
    for (const _ of [1, 2]) {
      const gone = await world.owner.call(removeCheckCase, about(world, { caseId }))
      expectAnswer(removeCheckCase, gone, 200)
    }
    expect((await save(world, world.newAgentId(), rules())).status).toBe(200)
  })
})

onBothSides(createCheckRun.id, (makeWorld) => {
  it('asks the draft and what visitors have, and says which rules are not met', async () => {
    const world = await makeWorld()
    await save(world, world.newAgentId(), rules({ mustSay: ['purple giraffe'], mustNotSay: [] }))
    await save(world, world.newAgentId(), rules())
    await change(world, 'Another name')
    const { run: done, results } = await run(world)
    expect(done).toMatchObject({ total: 2, asked: 2, failed: 1, approval: null, link: null })
    expect(results.map(({ failures }) => failures)).toEqual([
      [],
      [{ rule: 'mustSay', text: 'purple giraffe' }],
    ])
    expect(results.every(({ published }) => published !== null)).toBe(true)
    expect(results.map(({ publishedPasses }) => publishedPasses)).toEqual([true, false])
  })

  it('asks once where the draft is what visitors have', async () => {
    const world = await makeWorld()
    await publish(world)
    await save(world, world.newAgentId(), rules())
    const { results } = await run(world)
    expect(results).toMatchObject([{ published: null, publishedPasses: null }])
  })

  it('runs one at a time, and has a link once it came to its end alone', async () => {
    const world = await makeWorld()
    await save(world, world.newAgentId(), rules())
    const { runId } = await run(world)
    const link = () => world.owner.call(createApprovalLink, about(world, { runId }))
    await world.leaveRun(runId)
    expectError(createCheckRun, (await begin(world)).reply, 409, wordsOf(runUnderWay))
    expectError(createApprovalLink, await link(), 409, wordsOf(runNotDone))
    expect((await world.owner.call(cancelCheckRun, about(world, { runId }))).body.state).toBe('cancelled')
    expectError(createApprovalLink, await link(), 409, wordsOf(runNotDone))
    expectAnswer(createCheckRun, (await begin(world)).reply, 202)
  })

  it('needs a check, and is over once it is stopped', async () => {
    const world = await makeWorld()
    expectAnswer(createCheckRun, (await begin(world)).reply, 422)
    expect((await begin(world)).reply.error?.fields).toEqual(noCases.fields)
    await save(world, world.newAgentId(), rules())
    const { runId } = await begin(world)
    const stopped = await world.owner.call(cancelCheckRun, about(world, { runId }))
    expectAnswer(cancelCheckRun, stopped, 200)
    expect(stopped.body.state).not.toBe('running')
  })
})

onBothSides(`${publishAgent.id} with checks`, (makeWorld) => {
  it('is stopped by checks that were not run, fail, or are of an older draft, unless somebody says why', async () => {
    const world = await makeWorld()
    const caseId = world.newAgentId()
    await save(world, caseId, rules({ mustSay: ['purple giraffe'], mustNotSay: [] }))
    await change(world, 'One')
    const gates: string[] = []
    const refused = async () => {
      gates.push((await list(world)).body.gate)
      const reply = await publish(world)
      expectAnswer(publishAgent, reply, 409)
      expect(reply.error?.code).toBe(checksStopPublish)
    }
    await refused()
    await run(world)
    await refused()
    expect((await publish(world, '   ')).status).toBe(409)
    await save(world, caseId, rules())
    await refused()
    await run(world)
    await change(world, 'Two')
    await refused()
    await run(world)
    expect((await list(world)).body.gate).toBe('passed')
    expect(gates).toEqual(['notRun', 'failing', 'outdated', 'outdated'])
    expectAnswer(publishAgent, await publish(world, 'Not needed'), 200)
    await change(world, 'Three')
    expectAnswer(publishAgent, await publish(world, 'The menu changes tomorrow.'), 200)
    const versions = await world.owner.call(listVersions, about(world))
    expectAnswer(listVersions, versions, 200)
    expect(versions.body.items.slice(0, 2).map(({ checks }) => checks)).toEqual([
      { gate: 'outdated', reason: 'The menu changes tomorrow.', approvedBy: '' },
      { gate: 'passed', reason: '', approvedBy: '' },
    ])
  })
})

onBothSides(`${listCheckCases.id} after the knowledge changed`, (makeWorld) => {
  it('says so, lets nothing be published by an older run, and tells who approves', async () => {
    const world = await makeWorld()
    await save(world, world.newAgentId(), rules())
    await change(world, 'Ahead of what visitors have')
    const { runId } = await run(world)
    const { secret } = (await world.owner.call(createApprovalLink, about(world, { runId }))).body
    const isCurrent = async () =>
      (await world.anonymous().call(readApproval, { params: { region: 'eu' }, body: { secret } })).body
        .isCurrent
    expect([(await list(world)).body.gate, await isCurrent()]).toEqual(['passed', true])
    const documentId = world.newAgentId()
    const body = { name: 'Hours', content: 'We open at ten.' }
    const written = await world.owner.call(saveKnowledge, { ...about(world, { documentId }), body })
    expect(written.status, written.text).toBe(200)
    expect([(await list(world)).body.gate, await isCurrent()]).toEqual(['newKnowledge', false])
    const approved = { secret, decision: 'approved', name: 'Mia', note: '' }
    const late = await world.anonymous().call(saveApproval, { params: { region: 'eu' }, body: approved })
    expect(late).toMatchObject({ status: 409, error: { code: 'outdated' } })
    const refused = await publish(world)
    expect(refused.error?.message).toContain(gateWords.newKnowledge)
    await run(world)
    expect((await list(world)).body.gate).toBe('passed')
    await world.owner.call(saveKnowledge, {
      ...about(world, { documentId }),
      body: { content: 'Now at nine.' },
    })
    expect((await list(world)).body.gate).toBe('newKnowledge')
    await run(world)
    await world.owner.call(removeKnowledge, about(world, { documentId }))
    expect((await list(world)).body.gate).toBe('newKnowledge')
  })
})

onBothSides(createApprovalLink.id, (makeWorld) => {
  it('shows a client answers before and after, keeps what they decide, and ends when it is taken back', async () => {
    const world = await makeWorld()
    await save(world, world.newAgentId(), rules())
    await change(world, 'Another name')
    const { runId } = await run(world)
    const made = await world.owner.call(createApprovalLink, about(world, { runId }))
    expectAnswer(createApprovalLink, made, 200)
    const { secret } = made.body
    const client = world.anonymous()
    const params = { region: 'eu' }
    const shown = await client.call(readApproval, { params, body: { secret } })
    expectAnswer(readApproval, shown, 200)
    expect(shown.body).toMatchObject({
      agentTitle: 'Another name',
      isCurrent: true,
      isPublished: false,
      approval: null,
    })
    expect(shown.body.items).toMatchObject([{ question: 'When do you open?', changed: false }])
    expect(JSON.stringify(shown.body)).not.toContain('purple giraffe')
    const decide = (decision: 'approved' | 'changes', name = ' Mia ') =>
      client.call(saveApproval, { params, body: { secret, decision, name, note: 'Fine by me.' } })
    expectAnswer(saveApproval, await decide('approved', '  '), 422)
    expectAnswer(saveApproval, await decide('approved', '\u200b\u3164'), 422)
    expect((await decide('changes')).body.decision).toBe('changes')
    expectAnswer(saveApproval, await decide('approved'), 200)
    const { approval } = (await list(world)).body.run ?? {}
    expect(approval).toMatchObject({ decision: 'approved', name: 'Mia', note: 'Fine by me.' })
    expectAnswer(publishAgent, await publish(world), 200)
    const { items } = (await world.owner.call(listVersions, about(world))).body
    expect(items[0]?.checks).toEqual({ gate: 'passed', reason: '', approvedBy: 'Mia' })

    const again = await world.owner.call(createApprovalLink, about(world, { runId }))
    expectError(readApproval, await client.call(readApproval, { params, body: { secret } }), 404, absent)
    const newer = { params, body: { secret: again.body.secret } }
    expect((await client.call(readApproval, newer)).body.isPublished).toBe(true)
    expectAnswer(removeApprovalLink, await world.owner.call(removeApprovalLink, about(world, { runId })), 200)
    expectError(readApproval, await client.call(readApproval, newer), 404, absent)
  })

  it('takes no approval of a draft that changed since, though changes may be asked for', async () => {
    const world = await makeWorld()
    await save(world, world.newAgentId(), rules())
    const { runId } = await run(world)
    const { secret } = (await world.owner.call(createApprovalLink, about(world, { runId }))).body
    await change(world, 'Changed since')
    const client = world.anonymous()
    const decide = (decision: 'approved' | 'changes') =>
      client.call(saveApproval, {
        params: { region: 'eu' },
        body: { secret, decision, name: 'Mia', note: '' },
      })
    const { code, message } = refuseApproval(false, 'approved')!
    expectError(saveApproval, await decide('approved'), 409, { code: code!, message: message! })
    expect((await list(world)).body.run?.approval).toBe(null)
    expectAnswer(saveApproval, await decide('changes'), 200)
  })
})
