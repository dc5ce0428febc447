import { existsSync } from 'node:fs'
import path from 'node:path'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { agentSections } from '#app/routes/agent-sections.ts'
import { publicScreens } from '#app/routes/public.ts'
import type { ScreenHandle } from '#app/routes/screen.ts'
import { sessionScreens } from '#app/routes/session.ts'
import { shellDrawers, shellDrawerTitles } from '#app/routes/shell-drawers.ts'
import { signedInRoutes } from '#app/signed-in-routes.ts'
import { guides } from '#features/public/docs/guides.ts'
import { paths } from '#features/shared/paths.ts'
import { agentTabs } from '#mocks/contracts/agents/agent-tabs.ts'
import { appAddresses } from '#mocks/contracts/platform/addresses.ts'
import { docsPages } from '#mocks/contracts/platform/docs-pages.ts'
import { importGraph, reachable } from './source/import-graph.ts'
import { importsOf } from './source/imports.ts'
import { readSource, repositoryFiles, repositoryRoot } from './source/repository.ts'
import { targetOf } from './source/target-of.ts'

const publicPages = [...sessionScreens, ...publicScreens].map(({ path }) => path)
const specs = Object.values(paths) as { pattern: string; servedBy?: 'server' }[]
const ofApp = specs.filter(({ servedBy }) => servedBy !== 'server').map(({ pattern }) => pattern)

/** The routes that show something. */
function screenRoutes(routes: RouteObject[], parent = ''): RouteObject[] {
  return routes.flatMap(({ children, index, ...route }) => {
    const path = route.path ?? parent
    return children ? screenRoutes(children, path) : [{ ...route, path }]
  })
}

/** Their full patterns, catch-alls left out. */
function screenPatterns(routes: RouteObject[]): string[] {
  return screenRoutes(routes).flatMap(({ path }) => (path && path !== '*' ? [path] : []))
}

describe('routes', () => {
  it('are the addresses of features/shared/paths.ts, all of them and no other', () => {
    expect(ofApp.length).toBeGreaterThan(0)
    const mounted = [...publicPages, ...screenPatterns(signedInRoutes)]
    expect([...mounted].sort()).toEqual([...ofApp].sort())
  })

  it('are the addresses the server knows: to any other it answers 404', () => {
    expect([...ofApp].sort()).toEqual([...appAddresses].sort())
  })

  it('have the tabs and pages the server knows by name', () => {
    expect(agentSections.map(({ tab }) => tab)).toEqual(agentTabs)
    const slugs: string[] = guides.map(({ slug }) => slug)
    expect(['', ...docsPages].sort()).toEqual([...slugs, 'reference'].sort())
  })

  it('have a title each, drawers too', () => {
    const rows = [...sessionScreens, ...publicScreens, ...screenRoutes(signedInRoutes)]
    // These lead on to a screen that has one.
    const leads = [paths.app, paths.region, paths.agentStart].map(({ pattern }) => pattern)
    const titled = rows.filter(({ handle }) => (handle as Partial<ScreenHandle> | undefined)?.title?.trim())
    const untitled = rows.filter((row) => !titled.includes(row)).map(({ path }) => path)
    expect([...untitled].sort()).toEqual([...leads].sort())
    expect(titled.length).toBeGreaterThan(leads.length)
    expect(Object.values(shellDrawerTitles).filter((title) => !title.trim())).toEqual([])
    expect(Object.keys(shellDrawerTitles)).toEqual(Object.keys(shellDrawers))
  })

  it('find each address they write', () => {
    const examples = [
      paths.agents.href('eu'),
      paths.agent.href('na', 'agent-cafe-00001', 'settings'),
      paths.agentOverview.href('eu', 'agent-cafe-00001'),
    ]
    for (const address of examples) {
      const found = matchRoutes(signedInRoutes, address)?.at(-1)?.route.path
      expect(ofApp).toContain(found)
    }
    expect(publicPages).toContain(paths.home.href())
    expect(publicPages).toContain(new URL(paths.login.href({ next: '/a?b' }), 'http://x').pathname)
    expect(matchRoutes(signedInRoutes, '/nowhere')?.at(-1)?.route.path).toBe('*')
  })

  it('show every screen there is, and load files that exist', () => {
    const routeFiles = repositoryFiles(/^app\/routes\/.+\.tsx?$/)
    const named = routeFiles
      .flatMap((file) => importsOf(file, readSource(file)).map(({ specifier }) => targetOf(file, specifier)))
      .filter((target) => target !== null)
    expect(named.filter((file) => !existsSync(path.join(repositoryRoot, file)))).toEqual([])
    const shown = reachable(importGraph(repositoryRoot), [
      'app/signed-in-routes.ts',
      'app/find-public-page.ts',
      'app/routes/agency-host.tsx',
    ])
    const wanted = repositoryFiles(/^(features\/.+-screen|app\/routes\/.+)\.tsx?$/).filter(
      (file) => !file.endsWith('.stories.tsx'),
    )
    expect(wanted.length).toBeGreaterThan(routeFiles.length)
    expect(wanted.filter((file) => !shown.has(file))).toEqual([])
  })
})
