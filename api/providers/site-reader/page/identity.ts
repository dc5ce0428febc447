import type { CheerioAPI } from 'cheerio'
import { cleanLine, inlineText } from './inline-text.ts'
import type { TextBlock } from './page-text.ts'
import { organisationOf, structuredData } from './structured-data.ts'
import { isNoName, sameWord, titleParts } from './title-parts.ts'

/** Longest name, in characters. */
export const MAX_NAME = 80
const MAX_TITLE = 500
const MAX_DESCRIPTION = 500
/** Shorter paragraphs are slogans, addresses and buttons. */
const MIN_PARAGRAPH = 60

/** Who the site belongs to, as far as its home page tells. */
export interface Identity {
  name: string
  /** The page says in so many words what its website is called; otherwise the name is a guess. */
  isNameStated: boolean
  description: string
  lang: string | undefined
}

/** Reads name, description and language of a home page. */
export function readIdentity($: CheerioAPI, url: string, blocks: readonly TextBlock[]): Identity {
  const organisation = organisationOf(structuredData($))
  const isName = (name: string): boolean => name !== '' && !isNoName(name)
  const stated = [
    meta($, 'og:site_name'),
    meta($, 'application-name'),
    textOf(organisation?.name),
    meta($, 'apple-mobile-web-app-title'),
  ].find(isName)
  const guessed = [nameInTitle($, url), cleanLine($('h1').first().text())].find(isName)
  const descriptions = [
    meta($, 'description'),
    meta($, 'og:description'),
    textOf(organisation?.description),
    blocks
      .find(({ kind, text }) => kind === 'paragraph' && text.length >= MIN_PARAGRAPH)
      ?.text.replaceAll('\n', ' ') ?? '',
  ]
  return {
    name: shorten(stated ?? guessed ?? hostName(url), MAX_NAME),
    isNameStated: stated !== undefined,
    description: shorten(descriptions.find((text) => text !== '') ?? '', MAX_DESCRIPTION),
    lang: /^[a-z]{2,3}(?:-[\w-]{2,20})?$/i.exec($('html').attr('lang')?.trim() ?? '')?.[0],
  }
}

/** A page's title, or its first heading. */
export function pageTitle($: CheerioAPI, url: string): string {
  const title =
    cleanLine($('title').first().text().slice(0, MAX_TITLE)) ||
    cleanLine(inlineText($('h1, h2').first().toArray()))
  return shorten(title || new URL(url).pathname, 200)
}

/** The part of the title that the rest of the page, or the host name, also calls itself. */
function nameInTitle($: CheerioAPI, url: string): string {
  const parts = titleParts(cleanLine($('title').first().text().slice(0, MAX_TITLE))).filter(
    (part) => !isNoName(part),
  )
  const host = sameWord(hostName(url))
  const headings = sameWord($('h1').text())
  const brands = sameWord($('[class*="brand"], [class*="logo"]').text() + alternatives($))
  const footers = sameWord($('footer').text())
  const score = (part: string, index: number): number => {
    const word = sameWord(part)
    if (word === '') return -1
    const short = part.length <= 30 ? 0.5 : 0
    return (
      (host.length > 2 && (host.includes(word) || word.includes(host)) ? 4 : 0) +
      (headings.includes(word) ? 2 : 0) +
      (brands.includes(word) ? 2 : 0) +
      (footers.includes(word) ? 1 : 0) +
      short +
      (index === 0 ? 0.4 : 0)
    )
  }
  const best = parts
    .map((part, index) => ({ part, value: score(part, index) }))
    .sort((a, b) => b.value - a.value)[0]
  return best?.part ?? ''
}

/** What the pictures that may be the logo are called. */
function alternatives($: CheerioAPI): string {
  return $('header img, nav img, [class*="logo"] img, img[class*="logo"], img[src*="logo"], a[href="/"] img')
    .toArray()
    .map((picture) => $(picture).attr('alt') ?? '')
    .join(' ')
}

/** `acme` of `www.acme.co.uk`: the longest label before the suffix; an address stays whole. */
function hostName(url: string): string {
  const { hostname } = new URL(url)
  if (/^[\d.]+$|^\[/.test(hostname)) return hostname
  const labels = hostname
    .replace(/^www\./, '')
    .split('.')
    .slice(0, -1)
  return labels.sort((a, b) => b.length - a.length)[0] ?? hostname
}

function meta($: CheerioAPI, key: string): string {
  return cleanLine($(`meta[property="${key}"], meta[name="${key}"]`).first().attr('content') ?? '')
}

const textOf = (value: unknown): string => (typeof value === 'string' ? cleanLine(value) : '')

/** At most `max` characters, cut between words and never inside a character. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/\p{Surrogate}$/u, '')}…`
}
