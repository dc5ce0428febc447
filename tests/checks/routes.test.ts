import { existsSync } from 'node:fs'
import path from 'node:path'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { entryPages } from '#app/entry-pages.ts'
import { signedInRoutes } from '#app/signed-in-routes.ts'
import { sitePages } from '#app/site-pages.ts'
import { paths } from '#features/shared/paths.ts'
import { importsOf } from './source/imports.ts'
import { readSource, repositoryFiles, repositoryRoot } from './source/repository.ts'

const publicPages = { ...entryPages, ...sitePages }
const tables = ['entry-pages', 'site-pages', 'signed-in-routes', 'agent-sections'].map(
  (name) => `app/${name}.ts`,
)
const specs = Object.values(paths) as { pattern: string; servedBy?: 'server' }[]
const ofApp = specs.filter(({ servedBy }) => servedBy !== 'server').map(({ pattern }) => pattern)

/** Full patterns of the routes that show something, catch-alls left out. */
function screenPatterns(routes: RouteObject[]): string[] {
  return routes.flatMap((route) =>
    route.children ? screenPatterns(route.children) : route.path && route.path !== '*' ? [route.path] : [],
  )
}

describe('routes', () => {
  it('are the addresses of features/shared/paths.ts, all of them and no other', () => {
    expect(ofApp.length).toBeGreaterThan(0)
    const mounted = [...Object.keys(publicPages), ...screenPatterns(signedInRoutes)]
    expect([...mounted].sort()).toEqual([...ofApp].sort())
  })

  it('find each address they write', () => {
    const examples = [
      paths.agents.href('eu'),
      paths.agent.href('na', 'agent-cafe-00001', 'nodes'),
      paths.agentOverview.href('eu', 'agent-cafe-00001'),
    ]
    for (const address of examples) {
      const found = matchRoutes(signedInRoutes, address)?.at(-1)?.route.path
      expect(ofApp).toContain(found)
    }
    expect(Object.keys(publicPages)).toContain(paths.home.href())
    expect(Object.keys(publicPages)).toContain(
      new URL(paths.login.href({ next: '/a?b' }), 'http://x').pathname,
    )
    expect(matchRoutes(signedInRoutes, '/nowhere')?.at(-1)?.route.path).toBe('*')
  })

  it('load files that exist, and every route file is loaded', () => {
    const loaded = tables
      .flatMap((table) => importsOf(table, readSource(table)))
      .filter(({ isDynamic }) => isDynamic)
      .map(({ specifier }) => path.posix.join('app', specifier))
    expect(loaded.filter((file) => !existsSync(path.join(repositoryRoot, file)))).toEqual([])
    const unused = repositoryFiles(/^app\/routes\/.+\.route\.tsx?$/).filter((file) => !loaded.includes(file))
    expect(unused).toEqual([])
  })
})
