import { describe, expect, it } from 'vitest'
import { type AppAddress, appAddresses } from './addresses.ts'
import { isAppAddress } from './is-app-address.ts'

const parts: Record<string, string> = {
  ':region': 'eu',
  ':agentId': 'agent-cafe-00001',
  ':tab': 'settings',
  ':page': 'errors',
  ':area': 'requests-of-visitors',
  ':uid': 'some-thing',
  ':href': 'reports',
}

describe('an address of the app', () => {
  it.each(appAddresses)('%s shows a page, also with a slash at its end', (address: AppAddress) => {
    const path = address.replace(/:\w+/g, (name) => parts[name] ?? '')
    expect(isAppAddress(path)).toBe(true)
    expect(isAppAddress(path.replace(/\/?$/, '/'))).toBe(true)
  })

  it.each([
    '/nowhere',
    '/app/mars',
    '/app/mars/agents',
    '/app/eu/nowhere',
    '/app/eu/agents/agent-cafe-00001/overview/more',
    '/app/eu/agents/agent-cafe-00001/nope',
    '/app/eu/agents/agent-cafe-00001/constructor',
    '/app/eu/agents/too-short',
    '/app/eu/agents/too-short/overview',
    '/mars/prototype/agent-cafe-00001',
    '/docs/nope',
    '/docs/quick-start',
    '/docs/reference/nope',
    '/docs/errors/more',
    '/pricing/more',
    '/pricing.html',
    '//',
    '',
    '/constructor',
  ])('%s shows none', (path) => expect(isAppAddress(path)).toBe(false))
})
