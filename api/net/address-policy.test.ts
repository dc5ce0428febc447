import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './address-policy.ts'

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is',
    (ip) => {
      expect(isPublicAddress(ip)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    'fe80::1%lo',
    '3fff::1',
  ])('%s is not', (ip) => {
    expect(isPublicAddress(ip)).toBe(false)
  })

  it.each(['', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '[::1]', '8.8.8.8 '])(
    '%j is no address, so it is not',
    (text) => {
      expect(isPublicAddress(text)).toBe(false)
    },
  )

  it('never lets any IPv4 address through in its IPv6 disguises', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect([`::ffff:${ip}`, `::${ip}`, `64:ff9b::${ip}`].some(isPublicAddress)).toBe(false)
      }),
    )
  })
})
