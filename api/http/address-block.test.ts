import { expect, it } from 'vitest'
import { addressBlock } from './address-block.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.8', '203.0.113.8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:0::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/56'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, block) => expect(addressBlock(address)).toBe(block))

it('two addresses of one block are one caller, of two blocks two', () => {
  expect(addressBlock('2001:db8:1:2::aaaa')).toBe(addressBlock('2001:db8:1:ff::1'))
  expect(addressBlock('2001:db8:1:2::1')).not.toBe(addressBlock('2001:db8:1:102::1'))
})
