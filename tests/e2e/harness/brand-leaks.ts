import { createHash } from 'node:crypto'
import type { BrowserContext, Page, Response } from 'playwright'

/** What must not be found anywhere at a host. */
export interface Foreign {
  /** Names and hosts of others. */
  words: readonly RegExp[]
  /** Colours of others, as '#rrggbb'. */
  colours: readonly string[]
  /** Pictures of others, by `pictureKey`. */
  pictures: readonly string[]
}

/** A picture by its bytes. */
export function pictureKey(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Words of others in a text, in words for whoever reads the test. */
export function leaksInText(where: string, text: string, { words }: Foreign): string[] {
  return words.flatMap((word) => {
    const found = word.exec(text)
    return found ? [`${where}: ${text.slice(Math.max(0, found.index - 40), found.index + 60)}`] : []
  })
}

/**
 * The one place in the app's and the widget's scripts where our colour stands: the theme of a page of which nothing else
 * is known, as of our own hosts. It draws nothing at an agency's host, whose theme comes with the page (`look` in the boot
 * data, and the colours an agent is served with), and `leaksOnPage` looks at what is drawn.
 */
const unusedTheme = /[\w$]+=`#5B5BF0`(?=,[\w$]+=\{primary:)/g

/** Colours of others in an answer: a page, a manifest, a picture in SVG, a sheet or a script, as '#rrggbb' or `rgb()`. */
export function leaksInColours(where: string, text: string, { colours }: Foreign): string[] {
  const said = text.replace(unusedTheme, '').toLowerCase()
  return colours
    .filter((colour) => said.includes(colour) || rgbOf(colour).test(said))
    .map((colour) => `${where}: ${colour}`)
}

/** The same colour as functions of CSS say it. */
function rgbOf(hex: string): RegExp {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return new RegExp(`rgba?\\(${parts.join('[ ,]+')}\\b`)
}

async function leaksInResponse(response: Response, foreign: Foreign): Promise<string[]> {
  const where = response.url()
  const headers = Object.entries(await response.allHeaders()).map(([name, value]) => `${name}: ${value}`)
  const leaks = leaksInText(`headers of ${where}`, headers.join('\n'), foreign)
  const body = await response.body().catch(() => null)
  if (!body) return leaks
  const type = response.headers()['content-type'] ?? ''
  if (foreign.pictures.includes(pictureKey(body))) leaks.push(`${where}: a picture`)
  if (/^(image\/(?!svg)|font)/.test(type)) return leaks
  const text = body.toString('utf8')
  leaks.push(...leaksInText(where, text, foreign))
  leaks.push(...leaksInColours(where, text, foreign))
  return leaks
}

/** Looks through every answer a browser gets. */
export function watchAnswers(context: BrowserContext, foreign: Foreign) {
  const looks: Promise<string[]>[] = []
  context.on('response', (response) => {
    // What comes when the browser closes is nobody's to see.
    looks.push(leaksInResponse(response, foreign).catch(() => []))
  })
  return {
    /** Every leak until now. */
    leaks: async (): Promise<string[]> => [...new Set((await Promise.all(looks)).flat())],
    /** How many answers were looked at. */
    count: () => looks.length,
  }
}

/** Colours and words of others in what a page shows, its frames and shadow roots included. */
export async function leaksOnPage(page: Page, foreign: Foreign): Promise<string[]> {
  const leaks: string[] = []
  for (const frame of page.frames()) {
    const { text, colours } = await frame.evaluate(readPage)
    const where = `shown at ${frame.url()}`
    leaks.push(...leaksInText(where, text, foreign))
    for (const [colour, by] of Object.entries(colours))
      if (foreign.colours.includes(colour)) leaks.push(`${where}: ${colour} of ${by}`)
  }
  return [...new Set(leaks)]
}

/** Runs in the page: everything that is said in it, and every colour that is used, by what uses it. */
function readPage(): { text: string; colours: Record<string, string> } {
  const colours: Record<string, string> = {}
  const said = [document.title]
  const properties = [
    'color',
    'backgroundColor',
    'backgroundImage',
    'borderTopColor',
    'fill',
    'stroke',
  ] as const
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      for (const property of properties)
        for (const [, r, g, b] of style[property].matchAll(/rgba?\((\d+), (\d+), (\d+)/g)) {
          const hex = [r, g, b].map((part) => Number(part).toString(16).padStart(2, '0'))
          colours[`#${hex.join('')}`] ??= element.outerHTML.slice(0, 80)
        }
      said.push(element.localName)
      for (const { name, value } of element.attributes) said.push(`${name}=${value}`)
      for (const node of element.childNodes) if (node instanceof Text) said.push(node.data)
      if (element.shadowRoot) visit(element.shadowRoot)
    }
  }
  visit(document)
  return { text: said.join('\n'), colours }
}
