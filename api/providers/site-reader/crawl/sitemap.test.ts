import { describe, expect, it } from 'vitest'
import { readSitemap } from './sitemap.ts'

const ORIGIN = 'https://acme.example'
const read = (xml: string) => readSitemap({ body: Buffer.from(xml), origin: ORIGIN })
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
    expect(read(xml).pages).toEqual([`${ORIGIN}/a`, `${ORIGIN}/b?x=1&y=2`])
    expect(read(xml).sitemaps).toEqual([])
  })

  it('leads from an index to its sitemaps on the same origin', () => {
    const xml = set('sitemapindex', [`${ORIGIN}/pages.xml`, 'https://other.example/pages.xml'])
    expect(read(xml).sitemaps).toEqual([`${ORIGIN}/pages.xml`])
    expect(read(xml).pages).toEqual([])
  })

  it('reads no more than it needs of an endless one', () => {
    expect(
      read(
        set(
          'urlset',
          Array.from({ length: 10_000 }, (_, n) => `${ORIGIN}/${n}`),
        ),
      ).pages,
    ).toHaveLength(200)
    expect(read(`<loc>${' '.repeat(1_000_000)}`).pages).toEqual([])
  })
})
