import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  ['203.0.113.8', '203.0.113.8'],
  ['203.0.113.8:4711', '203.0.113.8'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('a proxy that tells of %s tells of %s, whatever the port', (told, address) => {
  const request = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': told } }
  expect(clientAddress(request as unknown as IncomingMessage, 1)).toBe(address)
})
