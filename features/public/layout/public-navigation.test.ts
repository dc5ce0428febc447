import { describe, expect, it } from 'vitest'
import { paths } from '#features/shared/paths.ts'
import { footerColumns, headerLinks, showsFooter, showsHeader } from './public-navigation.ts'

const labels = (pathname: string, links = {}) => headerLinks(pathname, links).map(({ label }) => label)

describe('public navigation', () => {
  it('leads between marketing pages', () => {
    expect(labels('/pricing')).toEqual(['Integrations', 'Pricing', 'Free plan', 'About', 'Security'])
  })

  it('leads from elsewhere to help, and to what the operator has', () => {
    expect(labels('/')).toEqual(['Docs', 'Pricing'])
    expect(labels('/', { affiliates: 'https://a.example', discord: 'https://d.example' })).toEqual([
      'Affiliates',
      'Docs',
      'Discord',
      'Pricing',
    ])
  })

  it.each([
    ['/', true, true],
    ['/login', false, false],
    ['/signup', false, false],
    ['/agents', true, false],
    ['/app/eu/prototype', true, false],
    ['/na/prototype/x', true, false],
    ['/legal/about', true, true],
    ['/neural', true, true],
    ['/docs/reference/agents', true, true],
  ])('%s: header %s, footer %s', (pathname, header, footer) => {
    expect([showsHeader(pathname), showsFooter(pathname)]).toEqual([header, footer])
  })

  it('leads nowhere that is not an address of the product', () => {
    const known = Object.values(paths).map(({ pattern }) => pattern)
    const hrefs = footerColumns.flatMap(({ links }) => links.map(({ href }) => href))
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.filter((href) => !known.includes(href as never))).toEqual([])
  })
})
