import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCertificateRepository } from '#api/edge/certificate.repository.ts'
import { createChallengeRepository } from '#api/edge/challenge.repository.ts'
import { createEndingTeller } from '#api/edge/tell-of-ending.ts'
import { signUp } from '../harness/sign-up.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { type EdgeWorld, startEdgeWorld } from './edge-world.ts'
import { type Pebble, startPebble, whyNoPebble } from './pebble.ts'
import { agencysPage, askPlain, visit } from './visit.ts'

const reason = await whyNoPebble()
if (reason) process.stdout.write(`SKIPPED certificates from a real issuer: ${reason}\n`)

const dayMs = 24 * 60 * 60 * 1000

describe.skipIf(reason !== null)('certificates from a real issuer', { timeout: 60_000 }, () => {
  let pebble: Pebble
  let world: EdgeWorld
  beforeAll(async () => {
    pebble = await startPebble()
    world = await startEdgeWorld(pebble)
  }, 60_000)
  afterAll(async () => {
    await world?.stop()
    await pebble?.stop()
  })

  const kept = (host: string) => createCertificateRepository(world.app.deps.stores).find(host)

  it('are there when a proven host is opened for the first time', async () => {
    await world.prove('chat.salon.example')
    const { status, body, certificate } = await visit(
      world.tlsPort,
      'chat.salon.example',
      pebble.root,
      agencysPage,
    )
    expect([status, body]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
    expect(certificate.subjectaltname).toBe('DNS:chat.salon.example')
  })

  it('are one when five open a host at once on each of two servers', async () => {
    const second = await world.second()
    await world.prove('five.salon.example')
    const before = pebble.issued()
    const visits = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        visit([world.tlsPort, second.tlsPort][index % 2]!, 'five.salon.example', pebble.root),
      ),
    )
    expect(new Set(visits.map(({ certificate }) => certificate.serialNumber)).size).toBe(1)
    expect(pebble.issued() - before).toBe(1)
    await second.stop()
  })

  it('are ordered for nobody else: the handshake is refused before any order', async () => {
    await world.prove('unproven.salon.example', { verifiedAt: null })
    const before = pebble.ordered()
    for (const host of [
      'stranger.example',
      'unproven.salon.example',
      'chat.salon.example.evil.example',
      'localhost',
      // No name at all.
      '',
    ]) {
      await expect(visit(world.tlsPort, host, pebble.root), host).rejects.toThrow()
    }
    expect(pebble.ordered()).toBe(before)
    expect(await kept('stranger.example')).toBeNull()
  })

  it('of our own hosts are ordered by the rounds, unasked', async () => {
    await world.certificates.renew()
    expect(await world.certificates.stateOf('app.voiceglow.example')).toBe('live')
    const { status } = await visit(world.tlsPort, 'app.voiceglow.example', pebble.root)
    expect(status).toBe(200)
  })

  it('and their keys are kept sealed', async () => {
    const dump = await dumpRegion(world.app.deps.stores.eu)
    expect(dump).toContain('chat.salon.example')
    expect(dump).not.toMatch(/PRIVATE KEY|BEGIN CERTIFICATE/)
  })

  it('that another secret sealed are ordered anew', async () => {
    await world.prove('moved.salon.example')
    const before = await visit(world.tlsPort, 'moved.salon.example', pebble.root)
    const { certificates } = createCertificateRepository(world.app.deps.stores)
    const other = await kept('chat.salon.example')
    await certificates.updateOne({ _id: 'moved.salon.example' }, { $set: { sealed: other!.sealed } })
    const second = await world.second()
    const after = await visit(second.tlsPort, 'moved.salon.example', pebble.root)
    expect(after.certificate.subjectaltname).toBe('DNS:moved.salon.example')
    expect(after.certificate.serialNumber).not.toBe(before.certificate.serialNumber)
    await second.stop()
  })

  it('of another issuer are replaced, and served until they are', async () => {
    const { certificates: docs } = createCertificateRepository(world.app.deps.stores)
    const host = 'chat.salon.example'
    const serial = async () => (await visit(world.tlsPort, host, pebble.root)).certificate.serialNumber
    const before = await serial()
    await docs.updateOne({ _id: host }, { $set: { issuer: 'https://staging.example/directory' } })
    await world.certificates.tidy()
    expect(await serial()).toBe(before)
    await world.certificates.renew()
    expect(await serial()).not.toBe(before)
    const { renewAt } = (await kept(host))!
    await world.certificates.tidy()
    expect((await kept(host))!.renewAt).toBe(renewAt)
  })

  it('are forgotten with their host', async () => {
    await world.prove('gone.salon.example')
    await visit(world.tlsPort, 'gone.salon.example', pebble.root)
    await world.release('gone.salon.example')
    await expect(visit(world.tlsPort, 'gone.salon.example', pebble.root)).rejects.toThrow()
    expect(await kept('gone.salon.example')).not.toBeNull()
    await world.certificates.tidy()
    expect(await kept('gone.salon.example')).toBeNull()
    expect(await kept('chat.salon.example')).not.toBeNull()
  })

  describe('on the plain port', () => {
    const token = 'a-token-of-the-issuer-of-one-host'
    const path = `/.well-known/acme-challenge/${token}`
    const ask = (host: string, at: string, method?: string) => askPlain(pebble.httpPort, host, at, method)

    it('challenges are answered on the host they prove and no other, as long as they last', async () => {
      const challenges = createChallengeRepository(world.app.deps.stores, world.app.clock.now)
      await challenges.put(token, 'chat.salon.example', `${token}.proof`)
      expect(await ask('chat.salon.example', path)).toMatchObject({ status: 200, body: `${token}.proof` })
      expect((await ask('five.salon.example', path)).status).toBe(404)
      expect((await ask('stranger.example', path)).status).toBe(404)
      expect((await ask('chat.salon.example', path, 'POST')).status).toBe(404)
      for (const wrong of [`${path}x`, `${path}/..`, '/.well-known/acme-challenge/', `${path}%00`]) {
        expect((await ask('chat.salon.example', wrong)).status, wrong).toBe(404)
      }
      world.app.clock.advance(11 * 60_000)
      expect((await ask('chat.salon.example', path)).status).toBe(404)
    })

    it('people are sent to https on hosts served here, and strangers nowhere', async () => {
      const found = await ask('chat.salon.example', '/app/eu?x=1')
      expect(found.status).toBe(308)
      expect(found.headers).toContain(`Location: https://chat.salon.example:${world.tlsPort}/app/eu?x=1\r\n`)
      for (const host of ['stranger.example', 'a@chat.salon.example', '127.0.0.1', 'localhost']) {
        const refused = await ask(host, '/')
        expect([refused.status, /^location:/im.test(refused.headers)], host).toEqual([421, false])
      }
    })
  })
})

describe.skipIf(reason !== null)('the life of a certificate', { timeout: 60_000 }, () => {
  let pebble: Pebble
  let world: EdgeWorld
  beforeAll(async () => {
    pebble = await startPebble()
    world = await startEdgeWorld(pebble)
  }, 60_000)
  afterAll(async () => {
    await world?.stop()
    await pebble?.stop()
  })

  it('is renewed at two thirds, served while that fails for thirty days, and told of early', async () => {
    const owner = await signUp(world.app)
    const host = 'chat.cafe.example'
    const { app, certificates, tlsPort } = world
    await world.prove(host, { agencyId: owner.workspaceId, region: owner.region })
    const teller = createEndingTeller(app.deps)
    const serial = async () => (await visit(tlsPort, host, pebble.root)).certificate.serialNumber
    const told = async (email: string) =>
      (await app.mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.includes(host))

    const first = await serial()
    app.clock.advance(59 * dayMs)
    await certificates.renew()
    expect(await serial()).toBe(first)
    app.clock.advance(2 * dayMs)
    await certificates.renew()
    const second = await serial()
    expect(second).not.toBe(first)

    // Its times are the issuer's, who knows nothing of the clock that was moved: from its end 30 days back.
    const { notAfter } = (await createCertificateRepository(app.deps.stores).find(host))!
    app.clock.advance(notAfter - 30 * dayMs - app.clock.now())
    await pebble.pause()
    const left = () => notAfter - app.clock.now()
    for (let step = 0; step < 30 && left() > 0; step += 1) {
      await certificates.renew()
      await teller.round()
      expect(await serial()).toBe(second)
      app.clock.advance(dayMs)
    }
    const subjects = ['one day', '7 days', '21 days'].map(
      (days) => `The certificate of ${host} ends in ${days}`,
    )
    expect(await told(owner.email)).toEqual(subjects)
    expect(await told('operator@example.com')).toEqual(subjects)
    expect((await app.mailsTo(owner.email))[0]?.text).toContain('The issuer of certificates did not answer.')

    // It has ended: nobody is shown one that browsers refuse.
    expect(left()).toBeLessThanOrEqual(0)
    await expect(visit(tlsPort, host, pebble.root)).rejects.toThrow()
  })
})
