import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '#mocks/contracts/registry.ts'
import { absentInputFor, inputFor, type MatrixSide } from './matrix/matrix-side.ts'
import { mockSide } from './matrix/mock-side.ts'
import { browserPrincipals, type PrincipalName, pendingPrincipals, principals } from './matrix/principals.ts'
import { serverSide } from './matrix/server-side.ts'
import { matrixRows } from './tenant-matrix.ts'

describe('the tenant matrix', () => {
  it('has a row for every contract', () => {
    expect(Object.keys(matrixRows).sort()).toEqual(contracts.map(({ id }) => id).sort())
  })

  it('names who is still to come', () => {
    const cells = contracts.length * (principals.length + browserPrincipals.length)
    process.stdout.write(
      `tenant matrix: ${cells} cells; pending principals: ${pendingPrincipals.join('; ')}\n`,
    )
    expect(cells).toBeGreaterThan(0)
  })

  it('lets whoever may only look change nothing, but for what is listed here', () => {
    const changes = contracts.filter(
      ({ method, needs }) => method !== 'GET' && 'right' in needs && needs.right === 'view',
    )
    expect(changes.map(({ id }) => id).sort()).toEqual([
      // Asks without a trace.
      'agents.template.export',
      'conversations.prompt.check',
      'conversations.testMessage.send',
      // What one has read is one's own.
      'inbox.read.save',
      'knowledge.question.check',
      'notifications.newAgent.send',
      'styling.css.create',
      // Sound and words for a test call, of which nothing is kept.
      'voice.speech.create',
      'voice.transcription.create',
      // Each field has needs of its own (`workspaceFieldNeeds`).
      'workspaces.workspace.save',
    ])
  })

  it('knows who is public and who needs no workspace', () => {
    const open = contracts.filter(({ needs }) => needs.kind === 'public').map(({ id }) => id)
    expect(open.sort()).toEqual([
      // At an agency's own host: its secret opens it.
      'agency.admin.create',
      'agency.admin.remove',
      // What is public of an agency's workspace (public-user.test.ts).
      'agency.user.get',
      // Whoever has the link: its secret opens it.
      'domains.status.get',
      'embed.agent.get',
      'embed.session.create',
      'platform.ip.get',
      'platform.languages.list',
      'public.trial.create',
      'public.trial.send',
      // Whoever has the link: its secret opens them.
      'publishing.approval.get',
      'publishing.approval.save',
      'session.code.send',
      'session.current.remove',
      'session.ticket.create',
      'session.token.create',
      'workspaces.invitation.check',
    ])
  })
})

const sides: { name: string; make: () => Promise<MatrixSide>; known: readonly PrincipalName[] }[] = [
  { name: 'mocks', make: mockSide, known: browserPrincipals },
  { name: 'server', make: serverSide, known: principals },
]

describe.each(sides)('$name', ({ make, known }) => {
  let side: MatrixSide
  beforeAll(async () => {
    side = await make()
  })
  afterAll(() => side.stop())

  function callerOf(principal: PrincipalName) {
    const client = side.callers[principal]
    if (!client) throw new Error(`Nobody calls as ${principal}`)
    return client
  }

  describe.each(Object.keys(matrixRows))('%s', (id) => {
    it.each(known)('answers %s as the table says', async (principal) => {
      const row = matrixRows[id]
      const contract = contracts.find((candidate) => candidate.id === id)
      if (!row || !contract) throw new Error(`${id} is no contract`)
      const input = await inputFor(id, callerOf('owner'), side.target)
      const isDenied = row.status[principal] >= 400
      const before = isDenied ? await side.ownedRows() : ''
      const reply = await callerOf(principal).call(contract, input)
      expect(reply.status, reply.text).toBe(row.status[principal])
      if (!isDenied) return side.afterSuccess?.(contract, input, reply.body)
      expect(await side.ownedRows()).toBe(before)
      if (reply.status !== 404) return
      const absent = await callerOf(principal).call(contract, absentInputFor(id))
      expect(withoutRequestId(reply.text)).toBe(withoutRequestId(absent.text))
    })
  })

  describe('the other region', () => {
    // What even the owner does not find says nothing about regions.
    const addressed = contracts.filter(({ id, path }) => {
      const status = matrixRows[id]?.status
      return path.includes(':region') && status?.['other owner'] === 404 && status.owner !== 404
    })

    it.each(addressed)('$id does not know things of this one', async (contract) => {
      const member = await side.freshMember()
      const input = await inputFor(contract.id, member, side.target)
      expect((await member.call(contract, input)).status).not.toBe(404)
      const there = await member.call(contract, { ...input, params: { ...input.params, region: 'na' } })
      expect(there.status).toBe(404)
    })
  })
})

function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '"requestId":""')
}
