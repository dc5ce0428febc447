import { expect, it } from 'vitest'
import { smashedKeys } from './smashed-keys.ts'

it.each(['asdf', 'asdf hjkl', 'Sdfsdf!', 'zzzz', 'dfgdfg', 'lkjlkj?', 'xxx'])(
  'knows %j as keys smashed',
  async (text) => {
    const isSmashed = await smashedKeys()
    expect(isSmashed(text)).toBe(true)
  },
)

it.each([
  'opening hours',
  'asdf table',
  'Xiaomi',
  'Przyklad',
  'GmbH',
  'sqm',
  'WLAN',
  'Shopify',
  'vpn',
  'Öffnungszeiten',
  'żółć',
  'xz500',
  '24',
  '👍',
  'Когда?',
  'मेज़',
])('takes %j for words', async (text) => {
  const isSmashed = await smashedKeys()
  expect(isSmashed(text)).toBe(false)
})
