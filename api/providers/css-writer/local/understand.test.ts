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

describe('what shall not be', () => {
  it.each([
    "please don't make it dark",
    'bitte kein dunkles Design',
    'sin tema oscuro',
    'niet alles donker',
    'pas de thème sombre',
    'non fare tutto scuro',
    'não quero tema escuro',
    'nie chcę ciemnego motywu',
    'gör inte allt mörkt',
    'gør det ikke mørkt',
    'nedělej to tmavé',
    'karanlık tema istemiyorum',
    'no pizza theme',
    'das Design soll nicht verspielt sein',
    "don't remove the border of the suggestions",
    "n'enlève pas la bordure des suggestions",
    'no quites el borde de las sugerencias',
    'nie usuwaj ramki podpowiedzi',
    'önerilerin kenarlığını kaldırma',
    'the buttons should not be the same colour as the header',
    "don't make the header red or the footer blue",
    "don't make the header red, the footer blue, or the title green",
    "don't make the header red and the footer blue",
    "don't make the header red and bold",
    "don't put a gold title on a blue header",
    'hlavička nemá být červená',
    'üst çubuk kırmızı olmasın',
    "don't make the messages rounder",
    'Antworten nicht größer',
    'weder die Antworten noch den Titel größer',
    'the red header should not be bigger',
    "don't hide the send button",
    'never use a gradient',
    'make the header anything but red',
    'Ich möchte nicht, dass die Kopfzeile rot wird',
    'nechci, aby hlavička byla červená',
  ])('“%s” is left as it is', async (request) => {
    const { css, wishes, unknown } = await talk(request)
    expect(css).toBe('')
    expect(unknown).toEqual([])
    expect(wishes.length).toBeGreaterThan(0)
    for (const { expects, refusal } of wishes) {
      expect(refusal).toBeNull()
      expect(expects.length).toBeGreaterThan(0)
      expect(expects.every(({ test }) => test === 'same')).toBe(true)
    }
  })

  it.each(["don't reset the header", 'do not undo that', 'bitte nicht zurücksetzen', 'nie cofaj tego'])(
    '“%s” keeps what was made',
    async (request) => {
      const { css } = await talk('make the header red')
      expect((await talk('make the header red', request)).css).toBe(css)
    },
  )

  it.each<[string, Parameters<typeof partOf>[0], string, string]>([
    ['the header not red but blue', 'header', 'background', '#0000FF'],
    ['Kopfzeile nicht rot sondern blau', 'header', 'background', '#0000FF'],
    ['üst çubuk kırmızı değil mavi', 'header', 'background', '#0000FF'],
    ["don't make the header red, make it blue", 'header', 'background', '#0000FF'],
    ['title not bold', 'title', 'font-weight', '400'],
    ['Vorschläge ohne Rahmen und mit rotem Hintergrund', 'suggestions', 'background', '#FF0000'],
    ['launcher without border and shadow', 'launcher', 'box-shadow', 'none'],
    ["I don't want a shadow on the launcher", 'launcher', 'box-shadow', 'none'],
    ['der Launcher soll keinen Schatten haben', 'launcher', 'box-shadow', 'none'],
  ])('“%s” is done the other way', async (request, part, property, value) => {
    const { css, wishes } = await talk(request)
    expect(readValue(css, partOf(part).selector, property)).toBe(value)
    expect(wishes.filter(({ refusal }) => refusal)).toEqual([])
  })

  it('goes on with what is wished beside it', async () => {
    const { css } = await talk("everything dark, but don't make the header dark")
    expect(readValue(css, partOf('panel').selector, 'background') ?? css).toContain('#16181B')
    expect(readValue(css, header, 'background')).not.toBe('#16181B')
    const { css: both } = await talk("make the header green but don't make the footer green")
    expect(readValue(both, header, 'background')).toBe('#008000')
    expect(readValue(both, partOf('foot').selector, 'background')).toBeUndefined()
    const { css: one } = await talk('make the header blue without changing the footer')
    expect(readValue(one, header, 'background')).toBe('#0000FF')
    expect(readValue(one, partOf('foot').selector, 'background')).toBeUndefined()
  })
})

it.each<[string[], Parameters<typeof partOf>[0], string, string | undefined]>([
  [['I would like the header to be blue'], 'header', 'background', '#0000FF'],
  [["I'd like the header blue"], 'header', 'background', '#0000FF'],
  [['we would really like the suggestions in bold'], 'suggestions', 'font-weight', '700'],
  [['title the same size as the description'], 'title', 'font-size', '0.8125rem'],
  [['title the same size as the description'], 'title', 'background', undefined],
  [
    ['header with a shadow', 'launcher with the same shadow as the header'],
    'launcher',
    'background',
    undefined,
  ],
  [['suggestions round like the send button'], 'suggestions', 'border-radius', '999px'],
  [['Knöpfe so rund wie die Nachrichten'], 'send', 'border-radius', '1.125rem'],
  [['le titre de la même taille que la description'], 'title', 'font-size', '0.8125rem'],
  [['el título del mismo tamaño que la descripción'], 'title', 'font-size', '0.8125rem'],
  [['il titolo della stessa dimensione della descrizione'], 'title', 'font-size', '0.8125rem'],
  [['titel net zo groot als de beschrijving'], 'title', 'font-size', '0.8125rem'],
  [['o título do mesmo tamanho que a descrição'], 'title', 'font-size', '0.8125rem'],
  [['tytuł tak duży jak opis'], 'title', 'font-size', '0.8125rem'],
  [['titeln lika stor som beskrivningen'], 'title', 'font-size', '0.8125rem'],
  [['titlen lige så stor som beskrivelsen'], 'title', 'font-size', '0.8125rem'],
  [['nadpis stejně velký jako popis'], 'title', 'font-size', '0.8125rem'],
  [['başlık açıklama kadar büyük olsun'], 'title', 'font-size', '0.8125rem'],
  [['header blue', 'send button the same colour as the header on hover'], 'send', 'background', undefined],
  [['title as big as the answers and red'], 'title', 'color', '#D60000'],
])('%j copies what is named: %s about %s', async (requests, part, property, value) => {
  const { css } = await talk(...requests)
  const { selector } = partOf(part)
  expect(readValue(css, selector, property)).toBe(value)
  if (requests.at(-1)!.includes('hover')) {
    expect(readValue(css, `${selector}:hover`, property)).toBe('#0000FF')
  }
})

it('names what a likeness does not carry over', async () => {
  const { wishes } = await talk('make the title twice as big as the description')
  expect(wishes.some(({ refusal, said }) => refusal && said.includes('twice'))).toBe(true)
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
