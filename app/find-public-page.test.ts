import { describe, expect, it } from 'vitest'
import { findPublicPage } from './find-public-page.ts'
import { publicScreens } from './routes/public.ts'
import { sessionScreens } from './routes/session.ts'

const rows = [...sessionScreens, ...publicScreens]

describe('public pages', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/pricing/', '/pricing'],
    ['/app/eu/prototype', '/app/:region/prototype'],
    ['/na/prototype/agent-cafe-00001', '/:region/prototype/:agentId'],
  ])('%s is %s', async (pathname, pattern) => {
    const expected = rows.find(({ path }) => path === pattern)
    expect(expected).toBeDefined()
    expect(await findPublicPage(pathname)).toBe(expected)
  })

  it.each([
    '/app/eu/agents',
    '/app/eu/agents/a/prototype',
    '/pricing/more',
    '/app/eu/prototype/x/y',
    '/constructor',
    '/loginx',
  ])('%s is none', async (pathname) => expect(await findPublicPage(pathname)).toBeUndefined())
})
