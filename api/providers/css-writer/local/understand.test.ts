import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromRoot } from '#api/bootstrap/paths.mjs'
import { changesBetween } from '#api/css/css-delta.ts'
import { readValue } from '#api/css/edit-css.ts'
import type { CssMessage } from '#mocks/contracts/styling/css.contract.ts'
import { offeredLooks } from '#mocks/contracts/styling/offered-looks.ts'
import { partOf } from '#mocks/contracts/styling/public-parts.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { writeLocally } from './write-locally.ts'

const agent = { theme: defaultTheme, mode: 'light' as const }

async function talk(...requests: string[]) {
  const messages: CssMessage[] = []
  let css = ''
  for (const content of requests) {
    messages.push({ role: 'user', content })
    const written = writeLocally({
      agent,
      messages,
      currentCss: css,
    })
    const changes = changesBetween(css, written.css ?? css)
    css = written.css ?? css
    messages.push({ role: 'assistant', content: written.words, changes })
    if (messages.length === requests.length * 2) return { ...written, css }
  }
  throw new Error('Nothing was asked.')
}

const header = partOf('header').selector

describe('a request in any of twelve languages', () => {
  it.each([
    ['en', 'make the header red'],
    ['de', 'Mach die Kopfzeile rot'],
    ['fr', "Mets l'en-tête en rouge"],
    ['es', 'Pon la cabecera en rojo'],
    ['it', "Rendi l'intestazione rossa"],
    ['nl', 'Maak de koptekst rood'],
    ['pt', 'Deixe o cabeçalho vermelho'],
    ['pl', 'Zrób czerwony nagłówek'],
    ['sv', 'Gör sidhuvudet rött'],
    ['da', 'Gør sidehovedet rødt'],
    ['cs', 'Udělej hlavičku červenou'],
    ['tr', 'Üst çubuğu kırmızı yap'],
  ])('%s: %s', async (_, request) => {
    const { css, unknown } = await talk(request)
    expect(readValue(css, header, 'background')).toBe('#FF0000')
    expect(unknown).toEqual([])
  })
})

it('hears “smaller too” as one thing more, and “too small” as a complaint', async () => {
  const { css } = await talk('launcher green', 'smaller too')
  expect(css).toBe((await talk('launcher green', 'smaller')).css)
  expect((await talk('launcher green', 'too small')).css).not.toBe(css)
})

it('names the words it does not know, and keeps to the rest', async () => {
  const { css, unknown } = await talk('make the header red and flumboxious')
  expect(readValue(css, header, 'background')).toBe('#FF0000')
  expect(unknown).toEqual(['flumboxious'])
})

it.each<[string[], Parameters<typeof partOf>[0], string, string | undefined]>([
  [['letters in the answers thinner and grey'], 'agentBubbles', 'background', undefined],
  [['a gradient from sky blue to white behind the messages'], 'bubbles', 'background', undefined],
  [['the name in the footer should be grey'], 'title', 'color', undefined],
  [['the arrow white on a black button'], 'launcher', 'background', undefined],
  [['a thin grey line below the header'], 'title', 'font-weight', undefined],
  [['rounder borders of the messages'], 'bubbles', 'border', undefined],
  [['the messages are too close to each other'], 'log', 'gap', '1.25rem'],
  [['closer together, the messages'], 'log', 'gap', '0.8rem'],
  [['rounder suggestions, 4px is what I have in mind'], 'suggestions', 'border-radius', '4px'],
  [['header blue', 'make the send button the same colour as the header'], 'send', 'background', '#0000FF'],
  [['header with 3px border at the bottom', 'make it red'], 'header', 'border-bottom', '3px solid #FF0000'],
  [['text in the answers is too small for my customers'], 'visitorBubbles', 'font-size', undefined],
  [['the answers should not be red'], 'agentBubbles', 'background', undefined],
  [['answers bigger than the title'], 'title', 'font-size', undefined],
])('%j: what %s is about %s', async (requests, part, property, value) => {
  const { css } = await talk(...requests)
  expect(readValue(css, partOf(part).selector, property)).toBe(value)
})

it.each([
  'put our logo as background',
  'move the launcher to the left',
  'hide the send button',
  'play a sound',
])('refuses “%s” in a sentence', async (request) => {
  const { wishes, css } = await talk(request)
  expect(css).toBe('')
  expect(wishes.some(({ refusal }) => /\.$/.test(refusal ?? ''))).toBe(true)
})

it('takes back one thing of several, and only that', async () => {
  const { css } = await talk('make the title blue and bold', 'take the bold back')
  const { selector } = partOf('title')
  expect(readValue(css, selector, 'font-weight')).toBeUndefined()
  expect(readValue(css, selector, 'color')).toBe('#0000FF')
})

it('expects something to be seen of every wish it carries out', async () => {
  const requests = readFileSync(fromRoot('tests/css-requests/fit/requests.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.includes('=>') ? [line.split('=>')[0]!] : []))
  expect(requests.length).toBeGreaterThanOrEqual(60)
  for (const request of requests) {
    const { wishes } = await talk(...request.split('||').map((turn) => turn.trim()))
    expect(wishes, request).not.toEqual([])
    for (const { expects, refusal, said } of wishes) expect(expects.length > 0 || refusal, said).toBeTruthy()
  }
})

it('the looks on offer are what it writes for them', async () => {
  for (const { request, css } of offeredLooks) expect((await talk(request)).css.trim()).toBe(css)
})
