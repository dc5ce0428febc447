import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HostRefusedError } from '#api/providers/hosting/hosting.ts'
import { localHosting } from '#api/providers/hosting/local-hosting.ts'
import { vercelHosting } from '#api/providers/hosting/vercel-hosting.ts'
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

  it('is at the port and by the protocol the server is', () => {
    expect(at(null)).toBe('http://name.localhost:3000')
    expect(at('https://app.example.com')).toBe('https://name.localhost')
  })
})
