import { describe, expect, it } from 'vitest'
import { appAddresses, isAppAddress } from './addresses.ts'

describe('an address of the app', () => {
  it.each(appAddresses)('%s shows a page, also with a slash at its end', (address) => {
    const path = address.replace(':region', 'eu').replace(/:\w+/g, 'some-thing')
    expect(isAppAddress(path)).toBe(true)
    expect(isAppAddress(path.replace(/\/?$/, '/'))).toBe(true)
  })

  it.each([
    '/nowhere',
    '/app/mars',
    '/app/mars/agents',
    '/app/eu/nowhere',
    '/app/eu/agents/a/overview/more',
    '/mars/prototype/a',
    '/pricing/more',
    '/pricing.html',
    '//',
    '',
    '/constructor',
  ])('%s shows none', (path) => expect(isAppAddress(path)).toBe(false))
})
