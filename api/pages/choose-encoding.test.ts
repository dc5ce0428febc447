import { expect, it } from 'vitest'
import { chooseEncoding, type Encoding, encodings } from './choose-encoding.ts'

it.each<[header: string, chosen: Encoding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['*', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['br; q=0.9, gzip;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['br;q=0, gzip;q=0, identity;q=0', 'identity'],
  ['gzip;q=0.5, identity', 'identity'],
  ['br;q=high', 'br'],
  [',;,=', 'identity'],
])('%j is answered with %s', (header, chosen) => expect(chooseEncoding(header, encodings)).toBe(chosen))

it('chooses among what is there', () => {
  expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip')
  expect(chooseEncoding('br', ['gzip', 'identity'])).toBe('identity')
})
