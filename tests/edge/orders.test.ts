import acme from 'acme-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Issuer } from '#api/edge/acme-issuer.ts'
import { type CertificateDoc, createCertificateRepository, untold } from '#api/edge/certificate.repository.ts'
import { createCertificates } from '#api/edge/certificates.ts'
import { orderLimits } from '#api/edge/order-budgets.ts'
import { createEndingTeller } from '#api/edge/tell-of-ending.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { freePorts } from './free-port.ts'
import { prove } from './proven-host.ts'

const dayMs = 24 * 60 * 60 * 1000
let app: RunningApp
let issued: string[]
const oneKey = acme.crypto.createPrivateEcdsaKey('P-256')

beforeAll(async () => {
  const [tls, plain] = await freePorts(2)
  app = await startApp({
    env: {
      EDGE_TLS_PORT: String(tls),
      EDGE_HTTP_PORT: String(plain),
      EDGE_BIND: '127.0.0.1',
      EDGE_ADDRESS: '127.0.0.1',
      ACME_DIRECTORY: 'https://issuer.example/directory',
      MAIN_HOSTS: 'localhost',
      PUBLIC_URL: `https://localhost:${tls}`,
    },
  })
}, 60_000)
afterAll(() => app?.stop())
beforeEach(async () => {
  issued = []
  const { eu } = app.deps.stores
  for (const name of ['edgeCertificates', 'edgeOrderBudgets', 'hosts'])
    await eu.collection(name).deleteMany({})
})

const repository = () => createCertificateRepository(app.deps.stores)

/** Certificates of an issuer that gives what is asked for, or does as told. */
const certificatesOf = (issue: Issuer['issue'] = giving) =>
  createCertificates(app.deps, { issuer: { issue } })

async function giving(host: string) {
  issued.push(host)
  const [key, chain] = await acme.crypto.createAlpnCertificate(
    { identifier: { type: 'dns', value: host } } as Parameters<typeof acme.crypto.createAlpnCertificate>[0],
    'proof',
    // A key of its own for each would take a second.
    await oneKey,
  )
  return { key: String(key), chain: String(chain) }
}

/** A proven host with a certificate that is to be renewed since some days. */
async function due(host: string, { daysLeft = 28, agencyId = 'agency-1' } = {}): Promise<void> {
  await prove(app.deps.stores, host, { agencyId })
  const now = app.clock.now()
  await repository().certificates.insertOne({
    _id: host,
    sealed: 'sealed',
    issuer: 'https://issuer.example/directory',
    notBefore: now - 62 * dayMs,
    notAfter: now + daysLeft * dayMs,
    renewAt: now - 2 * dayMs,
    orderedBy: '',
    orderedUntil: 0,
    nextTryAt: 0,
    failures: 0,
    failingSince: 0,
    lastError: '',
    toldAtDays: untold,
  })
}

describe('renewals', () => {
  it('of one domain are as many as are due: the limit is one of new hosts', async () => {
    const hosts = Array.from({ length: orderLimits.domain.most + 1 }, (_, index) => `h${index}.salon.example`)
    for (const host of hosts) await due(host)
    const certificates = certificatesOf()
    for (let round = 0; round < 2; round += 1) await certificates.renew()
    expect(hosts.filter((host) => !issued.includes(host))).toEqual([])
  })

  it('that wait for the issuer’s limits are told of like those that fail', async () => {
    const owner = await signUp(app)
    const host = 'late.salon.example'
    await due(host, { daysLeft: 20, agencyId: owner.workspaceId })
    const certificates = certificatesOf()
    const { host: limit } = orderLimits
    for (let count = 0; count < limit.most; count += 1) {
      await certificates.renew()
      // Wanted anew at once: what an issuer whose certificates nobody can open looks like.
      await repository().certificates.updateOne(
        { _id: host },
        { $set: { notAfter: app.clock.now() + 20 * dayMs, renewAt: app.clock.now() - 2 * dayMs } },
      )
    }
    await certificates.renew()
    expect(issued.length).toBe(limit.most)
    app.clock.advance(dayMs + 1_000)
    const teller = createEndingTeller(app.deps)
    await teller.round()
    await teller.round()
    const mails = (await app.mailsTo(owner.email)).filter(({ subject }) => subject.includes(host))
    expect(mails.map(({ subject }) => subject)).toEqual([`The certificate of ${host} ends in 19 days`])
    expect(mails[0]?.text).toContain('as many certificates as it allows')
  })
})

it('hosting says that a certificate waits for room, until when, and nothing of one that is served', async () => {
  const host = 'full.salon.example'
  const { hosting } = app.deps
  await due(host)
  const change = (set: Partial<Omit<CertificateDoc, '_id'>>) =>
    repository().certificates.updateOne({ _id: host }, { $set: set })
  for (let count = 0; count <= orderLimits.host.most; count += 1) {
    await certificatesOf().renew()
    await change({ notAfter: app.clock.now() + 20 * dayMs, renewAt: 0 })
  }
  const { nextTryAt } = (await repository().find(host))!
  expect(await hosting.trouble?.(host)).toBeNull()
  await change({ notAfter: app.clock.now() })
  expect(await hosting.trouble?.(host)).toEqual({
    kind: 'limited',
    retryAt: Math.ceil(nextTryAt / 1000),
    servedUntil: null,
  })
  app.clock.advance(nextTryAt - app.clock.now())
  expect(await hosting.trouble?.(host)).toEqual({ kind: 'limited', retryAt: null, servedUntil: null })
})

describe('what an order took of the limits', () => {
  async function tries(issue: Issuer['issue']): Promise<number> {
    await due('chat.salon.example')
    let count = 0
    const certificates = certificatesOf((host) => {
      count += 1
      return issue(host)
    })
    for (let round = 0; round < 8; round += 1) {
      await certificates.renew()
      app.clock.advance(13 * 60 * 60 * 1000)
    }
    return count
  }

  it('is put back when the issuer gave no certificate', async () => {
    expect(await tries(() => Promise.reject(new Error('No.')))).toBe(8)
  })

  it('is not when it gave one that could not be kept', async () => {
    expect(await tries(() => giving('other.salon.example'))).toBe(orderLimits.host.most)
  })
})

it('of free trials’ subdomains leave room to those who pay, and go on at once for who begins to', async () => {
  const { stores } = app.deps
  const deps = { ...app.deps, config: { ...app.deps.config, rootDomain: 'agents.example' } }
  const certificates = createCertificates(deps, { issuer: { issue: giving } })
  const [trying, paying] = [await signUp(app), await signUp(app)]
  const pays = (workspaceId: string) =>
    createWorkspaceRepository(stores)
      .workspaces('eu')
      .updateOne({ _id: workspaceId }, { $set: { stripeSubscriptionId: 'sub_1' } })
  await pays(paying.workspaceId)
  const want = async (name: string, agencyId: string) => {
    const host = `${name}.agents.example`
    await prove(stores, host, { agencyId, kind: 'subdomain' })
    await certificates.want(host)
    return host
  }
  for (let count = 0; count < orderLimits.trial.most; count += 1) await want(`t${count}`, trying.workspaceId)
  expect(issued).toHaveLength(orderLimits.trial.most)
  const late = await want('late', trying.workspaceId)
  expect(issued).not.toContain(late)
  expect(await certificates.troubleOf(late)).toEqual({
    kind: 'trials',
    retryAt: expect.any(Number),
    servedUntil: null,
  })
  expect(issued).toHaveLength(orderLimits.trial.most)
  expect(issued).toContain(await want('paid', paying.workspaceId))
  await pays(trying.workspaceId)
  await certificates.want(late)
  expect(issued).toContain(late)
  expect(await certificates.troubleOf(late)).toBeNull()
})
