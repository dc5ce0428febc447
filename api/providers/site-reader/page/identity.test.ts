import { load } from 'cheerio/slim'
import { describe, expect, it } from 'vitest'
import { readIdentity } from './identity.ts'
import { readTextBlocks } from './page-text.ts'

function identify(html: string, url = 'https://www.acme-anvils.example/') {
  const $ = load(html)
  return readIdentity($, url, readTextBlocks($))
}

describe('readIdentity', () => {
  it.each<[string, string, string]>([
    ['og:site_name', '<meta property="og:site_name" content="Acme"><title>Home</title>', 'Acme'],
    ['application-name', '<meta name="application-name" content="Acme">', 'Acme'],
    [
      'JSON-LD',
      '<script type="application/ld+json">{"@graph":[{"@type":["LocalBusiness"],"name":"Acme"}]}</script>',
      'Acme',
    ],
    ['the title part the host repeats', '<title>Best anvils in town | Acme Anvils</title>', 'Acme Anvils'],
    ['the title part the heading repeats', '<title>Bolts – Made daily</title><h1>Bolts</h1>', 'Bolts'],
    ['the title without “Home”', '<title>Home - Bolts &amp; Co</title>', 'Bolts & Co'],
    [
      'the title part the logo is called, where the heading repeats the other',
      '<title>Bicycle repairs – Bolts</title><a href="/"><img src="/l.svg" alt="Bolts logo"></a><h1>Bicycle repairs</h1><footer>© Bolts</footer>',
      'Bolts',
    ],
    ['the heading', '<h1>Bolts <b>Ltd</b></h1>', 'Bolts Ltd'],
    ['the host', '<p>Nothing else</p>', 'acme-anvils'],
    ['an emoji name', '<title>🔨 مطرقة</title>', '🔨 مطرقة'],
  ])('finds the name in %s', (_where, html, name) => {
    expect(identify(html).name).toBe(name)
  })

  it('keeps an address as the last name there is', () => {
    expect(identify('', 'http://127.0.0.1:3000/').name).toBe('127.0.0.1')
  })

  it('passes over broken and absurdly deep structured data', () => {
    const deep = `<script type="application/ld+json">${'['.repeat(50_000)}${']'.repeat(50_000)}</script>`
    expect(identify(`${deep}<script type="application/ld+json">{oops</script><title>Acme</title>`).name).toBe(
      'Acme',
    )
  })

  it('describes the site by its meta tag, or else by its first real paragraph', () => {
    const paragraph = 'We have made anvils of every size by hand since the year nineteen hundred and two.'
    expect(identify(`<meta name="description" content=" Anvils. "><p>${paragraph}</p>`).description).toBe(
      'Anvils.',
    )
    expect(identify(`<meta name="description" content=""><p>Hi!</p><p>${paragraph}</p>`).description).toBe(
      paragraph,
    )
    expect(identify('<p>Hi!</p>').description).toBe('')
  })

  it('cuts long texts between words, and never inside a character', () => {
    const { name, description } = identify(
      `<title>${'🔨'.repeat(400)}</title><meta name="description" content="${'word '.repeat(900)}">`,
    )
    expect(name.length).toBeLessThanOrEqual(80)
    expect(name).not.toMatch(/\p{Surrogate}/u)
    expect(description).toMatch(/word…$/)
  })

  it('knows the language', () => {
    expect(identify('<html lang="pt-BR">').lang).toBe('pt-BR')
    expect(identify('<html lang="<script>">').lang).toBeUndefined()
  })
})
