import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { createHosting } from '#api/providers/hosting/create-hosting.ts'
import { HostRefusedError } from '#api/providers/hosting/hosting.ts'
import { localHosting } from '#api/providers/hosting/local-hosting.ts'
import { vercelHosting } from '#api/providers/hosting/vercel-hosting.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { type FakeVercel, startVercel } from '../../fakes/vercel/vercel.ts'

let fake: FakeVercel
beforeAll(async () => {
  fake = await startVercel()
})
afterAll(() => fake.stop())

const vercel = (more: { token?: string } = {}) => {
  const { url: baseUrl, token, projectId, teamId } = fake
  return vercelHosting({ baseUrl, token, projectId, teamId, ...more })
}

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-hosting-'))
const stores = openEmbeddedStores({ dir, requireIndexes: false })
afterAll(async () => {
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Hosting as these environment variables configure it. */
const configured = (env: Record<string, string>) =>
  createHosting({
    config: readConfig({
      NODE_ENV: 'test',
      DATA_DIR: dir,
      SESSION_SECRET: 'a secret of the tests alone, never a real one',
      ...env,
    }),
    stores,
    now: Date.now,
    log: pino({ level: 'silent' }),
  })

describe('hosting by Vercel', () => {
  it('adds a domain, which goes live once its DNS is right', async () => {
    const hosting = vercel()
    expect(await hosting.add('app.example.com')).toEqual([])
    expect(await hosting.status('app.example.com')).toBe('certificate')
    fake.domains.get('app.example.com')!.misconfigured = false
    expect(await hosting.status('app.example.com')).toBe('live')
    // Twice is once: the first answer may have been lost.
    expect(await hosting.add('app.example.com')).toEqual([])
    expect(fake.domains.size).toBe(1)
  })

  it('hands on what Vercel asks for besides, and waits for it', async () => {
    fake.challenged.add('b.example.com')
    const challenges = [
      { type: 'TXT', host: '_vercel.example.com', value: 'vc-domain-verify=b.example.com,abc' },
    ]
    const hosting = vercel()
    expect(await hosting.add('b.example.com')).toEqual(challenges)
    expect(await hosting.add('b.example.com')).toEqual(challenges)
    expect(await hosting.status('b.example.com')).toBe('waiting')
    fake.challenged.delete('b.example.com')
    expect(await hosting.status('b.example.com')).toBe('certificate')
  })

  it('says what another account has apart from what fails', async () => {
    fake.taken.add('taken.example.com')
    await expect(vercel().add('taken.example.com')).rejects.toBeInstanceOf(HostRefusedError)
    const stranger = vercel({ token: 'wrong' })
    await expect(stranger.status('app.example.com')).rejects.toThrow('Vercel answered 403')
    await expect(stranger.add('c.example.com')).rejects.not.toBeInstanceOf(HostRefusedError)
  })

  it('says that a domain leads there and gets no certificate, as far as Vercel does', async () => {
    const hosting = configured({
      VERCEL_TOKEN: fake.token,
      VERCEL_PROJECT_ID: fake.projectId,
      VERCEL_TEAM_ID: fake.teamId,
      VERCEL_API_URL: fake.url,
    })
    await hosting.add('e.example.com')
    const domain = fake.domains.get('e.example.com')!
    expect(await hosting.trouble?.('e.example.com')).toBeNull()
    domain.configuredBy = 'http'
    expect(await hosting.trouble?.('e.example.com')).toEqual({
      kind: 'failing',
      retryAt: null,
      servedUntil: null,
    })
    domain.misconfigured = false
    expect(await hosting.trouble?.('e.example.com')).toBeNull()
    expect(await hosting.issuers()).toEqual(['letsencrypt.org'])
  })

  it('removes a domain, also one that is gone', async () => {
    const hosting = vercel()
    await hosting.add('d.example.com')
    await hosting.remove('d.example.com')
    expect(fake.domains.has('d.example.com')).toBe(false)
    await hosting.remove('d.example.com')
    expect(await hosting.status('d.example.com')).toBe('waiting')
  })
})

describe('hosting by this server alone', () => {
  const at = (publicUrl: string | null) =>
    localHosting({ rootDomain: 'localhost', publicUrl, port: () => 3000 }).url('name.localhost')

  it('names nobody who makes certificates, nor does an edge behind a proxy', async () => {
    expect(await configured({}).issuers()).toEqual([])
    const behindProxy = configured({ EDGE_ADDRESS: '192.0.2.7', EDGE_HOST: 'edge.example.com' })
    expect([behindProxy.kind, await behindProxy.issuers()]).toEqual(['edge', []])
    expect(await behindProxy.trouble?.('app.example.com')).toBeNull()
  })

  it('is at the port and by the protocol the server is', () => {
    expect(at(null)).toBe('http://name.localhost:3000')
    expect(at('https://app.example.com')).toBe('https://name.localhost')
  })
})
