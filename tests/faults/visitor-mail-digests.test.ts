import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { createLeadCapture } from '#api/leads/capture-lead.ts'
import { createLeadMails } from '#api/leads/lead-mails.ts'
import type { Mail } from '#api/providers/mail/mail.ts'
import { createRequestService } from '#api/requests/request.service.ts'
import { createRequestMails } from '#api/requests/request-mails.ts'
import { mailTryMs } from '#api/shared/mail-people.ts'
import type { Stores } from '#api/store/store.ts'
import { mostTold } from '#api/visitor-mails/digests.ts'
import type { MailedDoc } from '#api/visitor-mails/mailed.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import {
  type MailKind,
  namedInDigest,
  singleMailLimit,
  singleMailsOfSender,
} from '#mocks/contracts/agents/mail-kinds.ts'
import { removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, removeMember, setLimits } from '../harness/workspace-people.ts'

const hourMs = singleMailLimit.seconds * 1000

let app: RunningApp
let owner: Person
let member: Person
let agentId: string

beforeEach(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://app.example' } })
  owner = await signUp(app)
  member = await signUp(app)
  await setLimits(app, owner, { workspaceSeats: 3 })
  await addMember(app, owner, member)
  agentId = await makeAgent(owner)
})
afterEach(() => app.stop())

const numberOf = (at: number) => `0171 23456${String(at).padStart(2, '0')}`

interface Kind {
  kind: Extract<MailKind, 'leads' | 'requests'>
  /** A round of another process, its mails sent as `mail` does, and kept as `stores` do. */
  round: (mail?: Mail, stores?: Stores) => Promise<void>
  /** What somebody left; `at` names them. */
  leave: (at: number, address: string) => Promise<void>
  /** What a mail says of them. */
  said: (at: number) => string
  digest: string
  page: string
  linkOf: (at: number) => string
}

const idOf = (at: number) => `${agentId}-visitor-${at}`

const kinds: Kind[] = [
  {
    kind: 'leads',
    round: (mail = app.deps.mail, stores = app.deps.stores) =>
      createLeadMails({ ...app.deps, mail, stores }).round(),
    async leave(at, address) {
      const agent = { ID: agentId, ownerID: owner.workspaceId, title: 'Desk' }
      await createLeadCapture(app.deps)({
        ...{ region: 'eu', agent, conversationId: idOf(at), channel: 'widget', address },
        ...{ source: 'words', details: { name: 'Ana', email: `v${at}@lane.example` } },
      })
    },
    said: (at) => `v${at}@lane.example`,
    digest: 'More visitors of your VoiceGlow agent left their details',
    page: 'leads',
    linkOf: (at) => `leads?item=${idOf(at)}`,
  },
  {
    kind: 'requests',
    round: (mail = app.deps.mail, stores = app.deps.stores) =>
      createRequestMails({ ...app.deps, mail, stores }).round(),
    async leave(at, address) {
      const { _id, ...agent } = (await createAgentRepository(app.deps.stores)
        .agents('eu')
        .findOne({ _id: agentId }))!
      const written = { text: `call me at ${numberOf(at)}`, before: '', appointments: false }
      const of = { agent: { ...agent, ID: _id }, conversationId: idOf(at), address, ...written }
      await createRequestService(app.deps).takeLeft({ region: 'eu', channel: 'widget', ...of }, true)
    },
    said: numberOf,
    digest: 'More visitors of your VoiceGlow agent ask for you',
    page: 'overview',
    linkOf: (at) => `convos?chat=${idOf(at)}`,
  },
]

describe.each(kinds)('mails about $kind', ({ kind, round, leave, said, digest, page, linkOf }) => {
  const many = async (count: number, address: (at: number) => string, from = 0) => {
    for (let at = from; at < from + count; at += 1) await leave(at, address(at))
  }
  const apart = (at: number) => `192.0.2.${at}`
  async function mails({ email }: Person = owner) {
    const sent = (await app.mailsTo(email)).filter(({ subject }) =>
      subject.includes('of your VoiceGlow agent'),
    )
    return {
      single: sent.filter(({ subject }) => subject !== digest).map(({ text }) => text),
      digests: sent.filter(({ subject }) => subject === digest).map(({ text }) => text),
    }
  }
  /** Rounds until all that is due is sent. */
  async function sent(person?: Person) {
    app.clock.advance(3 * 60_000)
    for (let turn = 0; turn < 3; turn += 1) await round()
    return mails(person)
  }
  const afterHour = (person?: Person) => {
    app.clock.advance(hourMs)
    return sent(person)
  }
  const countOf = (texts: string[], at: number) => texts.filter((text) => text.includes(said(at))).length

  it('tell of whoever is waiting behind more of one sender than one mail tells of', async () => {
    await many(singleMailLimit.points + 1, apart)
    await sent()
    const store = app.deps.stores.eu.collection<MailedDoc>(kind === 'leads' ? 'leads' : 'visitorRequests')
    const waiting = await store.findOne({ agentId, gatheredAt: { $gt: 0 } })
    for (let at = 0; at < mostTold; at += 1) {
      await store.insertOne({ ...waiting!, _id: `${agentId}:flood-${at}`, sender: 'flood', gatheredAt: 1 })
    }
    const { digests } = await afterHour()
    expect(digests).toHaveLength(1)
    expect(countOf(digests, singleMailLimit.points)).toBe(1)
    expect(await store.countDocuments({ agentId, gatheredAt: { $gt: 0 } })).toBe(1)
    expect(await store.findOne({ _id: waiting!._id, gatheredAt: { $gt: 0 } })).toBeNull()
  })

  it('tell of every one: ten by themselves, the others at the end of the hour in one', async () => {
    const count = singleMailLimit.points + 4
    await many(count, apart)
    const first = await sent()
    expect(first.single).toHaveLength(singleMailLimit.points)
    expect(first.single.filter((text) => text.includes('come together in one email'))).toHaveLength(1)
    expect(first.digests).toEqual([])
    const then = await afterHour()
    expect(then.single).toHaveLength(singleMailLimit.points)
    expect(then.digests).toHaveLength(1)
    for (let at = 0; at < count; at += 1) expect(countOf([...then.single, ...then.digests], at)).toBe(1)
    const agentPages = `https://app.example/app/eu/agents/${agentId}`
    expect(then.digests[0]).toContain('4 more visitors of Front desk')
    expect(then.digests[0]).toContain(`${agentPages}/${linkOf(count - 1)}`)
    expect(then.digests[0]).toContain(`: ${agentPages}/${page}`)
    expect((await afterHour()).digests).toHaveLength(1)
    await leave(90, apart(90))
    expect((await sent()).single).toHaveLength(singleMailLimit.points + 1)
  })

  it.each(['limits', 'mailDigests'])(
    'are ten by themselves, whatever dies as it writes to %s',
    async (at) => {
      const count = singleMailLimit.points + 4
      await many(count, apart)
      app.clock.advance(3 * 60_000)
      const killed = interceptStores(app.deps.stores, async ({ collection }, proceed) => {
        if (collection === at) throw new Error('killed')
        return proceed()
      })
      for (let turn = 0; turn < count; turn += 1) {
        await expect(round(app.deps.mail, killed)).rejects.toThrow('killed')
      }
      expect((await sent()).single).toHaveLength(singleMailLimit.points)
      const then = await afterHour()
      expect(then.single).toHaveLength(singleMailLimit.points)
      expect(then.digests).toEqual([expect.stringContaining('4 more visitors')])
    },
  )

  it('leave places to others, whatever one sender leaves', async () => {
    // All of them are of one sender: an IPv4 address, then the addresses of one block of IPv6.
    await many(15, () => '192.0.2.7')
    await many(15, (at) => `2001:db8:1:2::${at}`, 15)
    await leave(40, '198.51.100.1')
    const { single } = await sent()
    expect(single).toHaveLength(2 * singleMailsOfSender + 1)
    expect(countOf(single, 40)).toBe(1)
    expect((await afterHour()).digests[0]).toContain('24 more visitors')
  })

  it('name one of each sender first, and say how many are not named', async () => {
    await many(singleMailLimit.points, (at) => `203.0.113.${at}`)
    // Two connections: one leaves no more than twenty leads within an hour.
    await many(namedInDigest + 9, (at) => `192.0.2.${7 + (at % 2)}`, 20)
    await leave(60, '198.51.100.1')
    await sent()
    const [text = ''] = (await afterHour()).digests
    expect(text).toContain(`${namedInDigest + 10} more visitors`)
    expect(text).toContain(said(60))
    expect(text.match(/^- /gm)).toHaveLength(namedInDigest)
    expect(text).toContain('+ 10 more')
  })

  it('at the end of the hour tell nothing of what was erased', async () => {
    await many(singleMailsOfSender + 2, () => '192.0.2.7')
    await sent()
    const erased = singleMailsOfSender
    const body = kind === 'leads' ? { email: said(erased) } : { phone: said(erased) }
    await owner.client.call(removeVisitor, { params: { region: 'eu', agentId }, body })
    const { digests } = await afterHour()
    expect(countOf(digests, erased)).toBe(0)
    expect(countOf(digests, erased + 1)).toBe(1)
  })

  it('at the end of the hour are none where all is gone, or they were turned off', async () => {
    await many(singleMailsOfSender + 1, () => '192.0.2.7')
    await sent()
    await owner.client.call(saveAgent, { params: { region: 'eu', agentId }, body: { mutedMails: [kind] } })
    expect((await afterHour()).digests).toEqual([])
    await owner.client.call(saveAgent, { params: { region: 'eu', agentId }, body: { mutedMails: [] } })
    expect((await afterHour()).digests).toEqual([])
  })

  it('at the end of the hour go to those who may answer then', async () => {
    const designer = await signUp(app)
    await setLimits(app, owner, { workspaceSeats: 9 })
    await addMember(app, owner, designer, ['view', 'editAgents'])
    await many(singleMailsOfSender + 1, () => '192.0.2.7')
    await sent()
    await removeMember(app, owner, member)
    expect((await afterHour()).digests).toHaveLength(1)
    for (const person of [member, designer]) expect((await mails(person)).digests).toEqual([])
  })

  it('at the end of the hour are sent once, by two processes at once and after one was killed', async () => {
    await many(singleMailsOfSender + 2, () => '192.0.2.7')
    await sent()
    app.clock.advance(hourMs)
    const told: string[] = []
    const dies = vi.fn<Mail['send']>(async (_region, { to }) => {
      if (told.length === 1) await new Promise<never>(() => undefined)
      told.push(to)
    })
    void round({ kind: 'smtp', send: dies })
    await vi.waitFor(() => expect(dies).toHaveBeenCalledTimes(2))
    // It has the mail until its time is over.
    await round()
    expect([(await mails(owner)).digests, (await mails(member)).digests]).toEqual([[], []])
    app.clock.advance(mailTryMs)
    await Promise.all([round(), round(), round()])
    app.clock.advance(hourMs)
    await Promise.all([round(), round(), round()])
    for (const person of [owner, member]) {
      expect((await mails(person)).digests).toHaveLength(told.includes(person.email) ? 0 : 1)
    }
  })

  it('come to an end where no mail server takes them, and begin anew with what comes then', async () => {
    await many(singleMailsOfSender + 1, () => '192.0.2.7')
    await sent()
    const refused = vi.fn<Mail['send']>(() => Promise.reject(new Error('no mail server')))
    for (let hour = 0; hour < 16; hour += 1) {
      app.clock.advance(hourMs)
      await round({ kind: 'smtp', send: refused })
    }
    expect((await sent()).digests).toEqual([])
    await many(singleMailsOfSender + 1, () => '192.0.2.7', 20)
    await sent()
    expect((await afterHour()).digests).toHaveLength(1)
  })
})

it('a request that was done before the end of the hour is not told of', async () => {
  const { leave, round } = kinds[1]!
  for (let at = 0; at < singleMailsOfSender + 2; at += 1) await leave(at, '192.0.2.7')
  await round()
  const params = { region: 'eu' as const, agentId, requestId: idOf(singleMailsOfSender) }
  await owner.client.call(saveRequest, { params, body: { state: 'done' } })
  app.clock.advance(hourMs)
  await round()
  const [mail] = (await app.mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('More visitors'))
  expect(mail?.text).toContain('One more visitor of')
  expect(mail?.text).not.toContain(numberOf(singleMailsOfSender))
})
