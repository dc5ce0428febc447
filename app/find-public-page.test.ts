import { describe, expect, it } from 'vitest'
import { findPublicPage } from './find-public-page.ts'
import { publicPages } from './route-table.ts'

describe('public pages', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/pricing/', '/pricing'],
    ['/app/eu/prototype', '/app/:region/prototype'],
    ['/na/prototype/agent-cafe-00001', '/:region/prototype/:agentId'],
  ])('%s is %s', (pathname, pattern) =>
    expect(findPublicPage(pathname)).toBe(publicPages[pattern as keyof typeof publicPages]),
  )

  it.each(['/app/eu/agents', '/pricing/more', '/app/eu/prototype/x/y', '/constructor', '/loginx'])(
    '%s is none',
    (pathname) => expect(findPublicPage(pathname)).toBeUndefined(),
  )
})
