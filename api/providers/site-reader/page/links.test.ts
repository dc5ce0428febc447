import { load } from 'cheerio/slim'
import { describe, expect, it } from 'vitest'
import { pageKey, pageLinks, readableUrl } from './links.ts'

const HOME = 'https://acme.example/'

describe('pageLinks', () => {
  it('takes menus first, each page once, and only pages of the site', () => {
    const $ = load(`
      <a href="/low">Low</a>
      <a href="about.html#team">About</a>
      <nav><a href="/">Home</a><a href="about.html">About</a><a href="/shop?utm_source=x">Shop</a></nav>
      <a href="/shop/">Shop again</a><a href="/shop?page=2">Shop 2</a>
      <a href="https://other.example/">Other</a><a href="http://acme.example/">Plain http</a><a href="//acme.example:8443/x">Port</a>
      <a href="mailto:a@b.example">Mail</a><a href="javascript:void(0)">JS</a><a href="#top">Top</a><a href="">Empty</a>`)
    expect(pageLinks($, HOME)).toEqual([HOME, `${HOME}about.html`, `${HOME}shop`, `${HOME}low`])
  })

  it.each([
    '/brochure.pdf',
    '/logo.png',
    '/logout',
    '/account/sign-out',
    '/wp-login.php',
    '/cart',
    '/shop/checkout',
    '/?action=delete',
    '/search?q=x',
    '/wp-json/v2',
    `/${'a'.repeat(2_000)}`,
    'http://user@acme.example/x',
    'http://[bad',
    'ftp://acme.example/x',
  ])('never follows %s', (href) => {
    expect(readableUrl(href, HOME, new URL(HOME).origin)).toBeUndefined()
  })

  it.each([
    '/golf-cart-rental',
    '/research',
    '/blog/feeding-cats',
    '/contact.php',
    '/registered-nurses',
    '/v1.25',
  ])('follows %s', (href) => {
    expect(readableUrl(href, HOME, new URL(HOME).origin)).toBe(`https://acme.example${href}`)
  })

  it('knows two addresses of one page', () => {
    expect(pageKey(`${HOME}index.html`)).toBe(pageKey(HOME))
    expect(pageKey(`${HOME}a/index.php`)).toBe(pageKey(`${HOME}a`))
    expect(pageKey(`${HOME}a`)).not.toBe(pageKey(`${HOME}b`))
  })
})
