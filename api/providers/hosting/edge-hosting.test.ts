import { expect, it } from 'vitest'
import { edgeHosting } from './edge-hosting.ts'

const hosting = edgeHosting({
  target: { address: '203.0.113.7', host: 'edge.example.com' },
  publicPort: 443,
  certificates: null,
  issuers: async () => [],
  localUrl: (host) => `http://${host}:4200`,
  log: undefined as never,
})

it('opens a host of this computer where it is, without a certificate', () => {
  expect(hosting.url('nord.localhost')).toBe('http://nord.localhost:4200')
  expect(hosting.url('app.example.com')).toBe('https://app.example.com')
})

it('says that a proxy makes the certificates where this server makes none', async () => {
  expect([hosting.isByProxy, await hosting.status('app.example.com')]).toEqual([true, 'live'])
})
