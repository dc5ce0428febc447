import { expect, it } from 'vitest'
import { edgeHosting } from './edge-hosting.ts'

it('says that a proxy makes the certificates where this server makes none', async () => {
  const hosting = edgeHosting({
    target: { address: '203.0.113.7', host: 'edge.example.com' },
    publicPort: 443,
    certificates: null,
    issuers: async () => [],
    log: undefined as never,
  })
  expect([hosting.isByProxy, await hosting.status('app.example.com')]).toEqual([true, 'live'])
})
