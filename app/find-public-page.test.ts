import { describe, expect, it } from 'vitest'
import { entryPages } from './entry-pages.ts'
import { findPublicPage } from './find-public-page.ts'
import { sitePages } from './site-pages.ts'

const pages: Record<string, unknown> = { ...entryPages, ...sitePages }

describe('public pages', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/pricing/', '/pricing'],
    ['/app/eu/prototype', '/app/:region/prototype'],
    ['/na/prototype/agent-cafe-00001', '/:region/prototype/:agentId'],
  ])('%s is %s', async (pathname, pattern) => expect(await findPublicPage(pathname)).toBe(pages[pattern]))

  it.each([
    '/app/eu/agents',
    '/app/eu/agents/a/prototype',
    '/pricing/more',
    '/app/eu/prototype/x/y',
    '/constructor',
    '/loginx',
  ])('%s is none', async (pathname) => expect(await findPublicPage(pathname)).toBeUndefined())
})
