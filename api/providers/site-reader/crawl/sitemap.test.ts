import { describe, expect, it } from 'vitest'
import { nestedSitemaps, sitemapPages } from './sitemap.ts'

const ORIGIN = 'https://acme.example'
const set = (tag: string, urls: string[]) =>
  `<?xml version="1.0"?><${tag}>${urls.map((url) => `<x><loc> ${url} </loc></x>`).join('')}</${tag}>`

describe('sitemaps', () => {
  it('names pages of the site only', () => {
    const xml = set('urlset', [
      `${ORIGIN}/a`,
      `${ORIGIN}/b?x=1&amp;y=2`,
      'https://other.example/c',
      `${ORIGIN}/d.pdf`,
      'nonsense:',
    ])
    expect(sitemapPages(xml, ORIGIN)).toEqual([`${ORIGIN}/a`, `${ORIGIN}/b?x=1&y=2`])
    expect(nestedSitemaps(xml, ORIGIN)).toEqual([])
  })

  it('leads from an index to its sitemaps on the same origin', () => {
    const xml = set('sitemapindex', [`${ORIGIN}/pages.xml`, 'https://other.example/pages.xml'])
    expect(nestedSitemaps(xml, ORIGIN)).toEqual([`${ORIGIN}/pages.xml`])
    expect(sitemapPages(xml, ORIGIN)).toEqual([])
  })

  it('reads no more than it needs of an endless one', () => {
    expect(
      sitemapPages(
        set(
          'urlset',
          Array.from({ length: 10_000 }, (_, n) => `${ORIGIN}/${n}`),
        ),
        ORIGIN,
      ),
    ).toHaveLength(200)
    expect(sitemapPages(`<loc>${' '.repeat(1_000_000)}`, ORIGIN)).toEqual([])
  })
})
