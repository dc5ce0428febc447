import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween } from '#api/css/css-delta.ts'
import { readValue } from '#api/css/edit-css.ts'
import type { WrittenCss } from '#api/providers/css-writer/css-writer.ts'
import { cleanWidgetCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'
import type { CssMessage } from '#mocks/contracts/styling/css.contract.ts'
import {
  type PartId,
  type PublicPart,
  partOf,
  publicParts,
  scopeSelector,
} from '#mocks/contracts/styling/public-parts.ts'
import { contrastRatio, worstContrast } from '#mocks/contracts/theme/contrast.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { moods } from './moods.ts'
import { writeLocally } from './write-locally.ts'

async function ask(request: string, css = '', before: string[] = []): Promise<WrittenCss> {
  const messages = [...before, request].map((content) => ({ role: 'user' as const, content }))
  return writeLocally({ agent: { theme: defaultTheme, mode: 'light' }, messages, currentCss: css })
}

/** Words requests are made of, in any order. */
const vocabulary =
  'make the header launcher messages title send button input text background border corners glow shadow gradient from to and with on in a bit much bigger smaller darker lighter rounder thicker red blue #ff8800 dark light 20px 50% twice 3x remove reset undo no it theme pizza ocean bold serif glass pill outlined transparent everything padding gap width opacity , . !'.split(
    ' ',
  )

type Expected = Partial<Record<PartId | 'scope' | 'send:hover', Record<string, string | RegExp>>>

const glow = /^0 0 1rem 0\.125rem /

/** Requests that say what they want in full: asked twice, they change nothing more. */
const wishes: [request: string, expected: Expected][] = [
  ['make the chat bubble purple', { launcher: { background: '#800080', color: '#FFFFFF' } }],
  [
    'add a glow effect to buttons',
    { launcher: { 'box-shadow': glow }, send: { 'box-shadow': glow }, suggestions: { 'box-shadow': glow } },
  ],
  [
    'create a pizza shop theme',
    {
      scope: { '--primary': '#B3261E', '--surface': '#FFF8EC', '--on-primary': '#FFFFFF' },
      header: { background: '#B3261E', color: '#FFFFFF' },
    },
  ],
  ['Make the chat bubble purple!', { launcher: { background: '#800080' } }],
  ['can you please turn the launcher dark green?', { launcher: { background: '#006400', color: '#FFFFFF' } }],
  ['launcher #ff8800', { launcher: { background: '#FF8800', color: '#14171C' } }],
  ['the launcher should be rgb(10, 20, 30)', { launcher: { background: '#0A141E', color: '#FFFFFF' } }],
  ['Change the colour of the header to light blue', { header: { background: '#ADD8E6', color: '#14171C' } }],
  ['change the header from red to blue', { header: { background: '#0000FF' } }],
  ['header background navy', { header: { background: '#000080', '--text': '#FFFFFF' } }],
  ['white text in a dark blue header', { header: { background: '#00008B', color: '#FFFFFF' } }],
  ['a dark blue header background and white text', { header: { background: '#00008B', color: '#FFFFFF' } }],
  ['white text on blue background for the header', { header: { background: '#0000FF', color: '#FFFFFF' } }],
  ['mint green bot messages', { agentBubbles: { background: '#98FF98' } }],
  ['pizza colored header', { header: { background: '#B3261E' } }],
  ['I would love a purple launcher', { launcher: { background: '#800080' } }],
  [
    'make the title gold on a dark blue header',
    { header: { background: '#00008B' }, title: { color: '#FFD700' } },
  ],
  ['make the title bold and uppercase', { title: { 'font-weight': '700', 'text-transform': 'uppercase' } }],
  ['title in italics', { title: { 'font-style': 'italic' } }],
  ['center the title', { title: { 'text-align': 'center' } }],
  ['bold header', { title: { 'font-weight': '700' } }],
  ['title 20px', { title: { 'font-size': '20px' } }],
  ['set the font size of the messages to 18px', { bubbles: { 'font-size': '18px' } }],
  ['font size 1.1rem in the message box', { field: { 'font-size': '1.1rem' } }],
  ['make the launcher 72px', { launcher: { 'inline-size': '72px', 'block-size': '72px' } }],
  ['rounded corners for the messages', { bubbles: { 'border-radius': '1.5rem' } }],
  ['square message bubbles', { bubbles: { 'border-radius': '0' } }],
  ['20px rounded message bubbles', { bubbles: { 'border-radius': '20px' } }],
  ['border radius of the suggestions 12px', { suggestions: { 'border-radius': '12px' } }],
  ['pill shaped suggestions', { suggestions: { 'border-radius': '999px' } }],
  ['make the launcher square', { launcher: { 'border-radius': '0' } }],
  ['slightly rounded input', { composer: { 'border-radius': '0.5rem' } }],
  [
    '2px red border around the message box',
    { composer: { 'border-color': '#FF0000', 'border-width': '2px' } },
  ],
  ['add a green border to the avatar', { avatar: { border: '1px solid #008000' } }],
  ['dashed border on the suggestions', { suggestions: { 'border-style': 'dashed' } }],
  ['remove the border of the input', { composer: { 'border-color': 'transparent' } }],
  ['padding of the header 24px', { header: { padding: '24px' } }],
  ['20px space between messages', { log: { gap: '20px' } }],
  [
    'gradient from orange to pink on the header',
    { header: { background: /^linear-gradient\(135deg, #FFA500, #FFC0CB\)$/, color: '#14171C' } },
  ],
  [
    'blue and purple gradient on the launcher',
    { launcher: { background: /^linear-gradient\(135deg, #0000FF, #800080\)$/ } },
  ],
  ['give the header a gradient', { header: { background: /^linear-gradient/ } }],
  ['a soft shadow for the launcher', { launcher: { 'box-shadow': '0 0.125rem 0.5rem rgb(0 0 0 / 0.2)' } }],
  ['strong glow on the send button', { send: { 'box-shadow': /^0 0 2rem 0\.25rem/ } }],
  ['green glow around the launcher', { launcher: { 'box-shadow': '0 0 1rem 0.125rem #008000' } }],
  ['make the send button glow red', { send: { 'box-shadow': '0 0 1rem 0.125rem #FF0000' } }],
  ['glowing title', { title: { 'text-shadow': /^0 0 1rem / } }],
  ['glass header', { header: { 'backdrop-filter': 'blur(12px)', background: /^color-mix/ } }],
  ['flat launcher', { launcher: { 'box-shadow': 'none' } }],
  ['outlined suggestions in dark red', { suggestions: { 'border-color': '#8B0000' } }],
  ['send button orange', { send: { background: '#FFA500' }, 'send:hover': { background: /^#/ } }],
  [
    'user messages teal, bot messages light yellow',
    {
      visitorBubbles: { background: '#008080', color: '#FFFFFF' },
      agentBubbles: { background: '#FFFFE0', color: '#14171C' },
    },
  ],
  [
    'make the header, the footer and the launcher dark slate gray',
    {
      header: { background: '#2F4F4F' },
      foot: { background: '#2F4F4F' },
      launcher: { background: '#2F4F4F' },
    },
  ],
  [
    'blue header with a gold title and rounded messages',
    {
      header: { background: '#0000FF' },
      title: { color: '#FFD700' },
      bubbles: { 'border-radius': '1.5rem' },
    },
  ],
  ['green launcher with a glow', { launcher: { background: '#008000', 'box-shadow': glow } }],
  [
    'make the header black and the title yellow and the launcher 64px',
    { header: { background: '#000000' }, title: { color: '#FFFF00' }, launcher: { 'inline-size': '64px' } },
  ],
  ['placeholder dark gray', { placeholder: { color: /^#/ } }],
  ['make the background black', { panel: { background: '#000000', '--text': /^#/, '--text-muted': /^#/ } }],
  ['message area beige', { log: { background: '#F5F5DC' } }],
  ['links green and underlined', { links: { color: /^#/, 'text-decoration': 'underline' } }],
  ['powered by text crimson', { branding: { color: /^#/ } }],
  ['opacity of the avatar 80%', { avatar: { opacity: '0.8' } }],
  ['avatar square', { avatar: { 'border-radius': '0' } }],
  ['width of the messages 70%', { bubbles: { 'max-inline-size': '70%' } }],
  ['letter spacing 1px on the title', { title: { 'letter-spacing': '1px' } }],
  ['line height 1.8 for the messages', { bubbles: { 'line-height': '1.8' } }],
  ['use a serif font', { panel: { 'font-family': /^Georgia/ } }],
  ['monospace font for the messages', { bubbles: { 'font-family': /monospace$/ } }],
  ['ocean theme', { scope: { '--primary': '#0B6E99' } }],
  ['make it look like christmas', { scope: { '--primary': '#B11226' }, header: { background: '#14532D' } }],
  ['give me a cozy coffee shop vibe', { scope: { '--primary': '#5C3A21' } }],
  [
    'a forest theme with rounded messages',
    { scope: { '--primary': '#2D6A4F' }, bubbles: { 'border-radius': '1.5rem' } },
  ],
  ['halloween', { scope: { 'color-scheme': 'dark', '--primary': '#F97316' } }],
  ['dark theme', { scope: { '--surface': '#16181B', 'color-scheme': 'dark' } }],
  ['purple theme', { scope: { '--primary': '#800080' } }],
  ['a theme in #0a7d6f', { scope: { '--primary': '#0A7D6F' } }],
  ['make everything blue', { scope: { '--primary': '#0000FF' } }],
  ['neon cyberpunk style', { scope: { '--surface': '#0B0B17' } }],
  ['black and white theme', { scope: { '--primary': '#14171C' } }],
  ['lavender suggestions', { suggestions: { background: '#E6E6FA' } }],
  ['pastel pink header', { header: { background: /^#FF/ } }],
]

/** Requests relative to what is: each asks for a further step. */
const steps: [request: string, css: string, expected: Expected][] = [
  ['make the launcher bigger', '', { launcher: { 'inline-size': '4.375rem', 'block-size': '4.375rem' } }],
  ['make the launcher bigger', '.vg-launcher { inline-size: 60px }', { launcher: { 'inline-size': '75px' } }],
  ['twice as large launcher', '', { launcher: { 'inline-size': '7rem' } }],
  ['a bit smaller send button', '', { send: { 'inline-size': '1.8889rem' } }],
  [
    'make the send button tiny',
    '.vg-widget__send { inline-size: 25px }',
    { send: { 'inline-size': '24px' } },
  ],
  ['bigger text in the messages', '', { bubbles: { 'font-size': '1.0938rem' } }],
  ['larger title', '', { title: { 'font-size': '1.25rem' } }],
  ['darker header', '.vg-widget__header { background: #4080C0 }', { header: { background: '#306192' } }],
  ['make the text of the description lighter', '', { description: { color: /^#/ } }],
  ['rounder suggestions', '', { suggestions: { 'border-radius': '1.4063rem' } }],
  ['thicker border on the input', '', { composer: { 'border-width': '2px' } }],
  ['more padding in the header', '', { header: { padding: '1.25rem' } }],
  ['less space between the messages', '', { log: { gap: '0.8rem' } }],
  [
    'wider messages',
    '.vg-widget__bubble { max-inline-size: 60% }',
    { bubbles: { 'max-inline-size': '75%' } },
  ],
]

function selectorOf(name: string): string {
  const [id, state] = name.split(':') as [PartId | 'scope', string?]
  const selector = id === 'scope' ? scopeSelector : partOf(id).selector
  return state ? `${selector}:${state}` : selector
}

function expectLook(css: string | null, expected: Expected): void {
  for (const [name, values] of Object.entries(expected)) {
    for (const [property, value] of Object.entries(values ?? {})) {
      const found = readValue(css ?? '', selectorOf(name), property)
      expect(found, `${name} ${property} in\n${css}`).toMatch(
        value instanceof RegExp ? value : new RegExp(`^${escaped(value)}$`),
      )
    }
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** What every style sheet of the writer must be. */
function expectSound(css: string | null): void {
  expect(css).toBeTruthy()
  expect(css).not.toContain('!important')
  expect(cleanWidgetCss(css!)).toEqual({ css: css!.trim(), removed: [] })
  const parts: readonly PublicPart[] = publicParts
  for (const selector of [scopeSelector, ...parts.map((part) => part.selector)]) {
    const [fill, text] = ['background', 'color'].map((property) => readValue(css!, selector, property) ?? '')
    const isSolid = /^#[\dA-F]{6}$/.test(fill!) && /^#[\dA-F]{6}$/.test(text!)
    if (isSolid)
      expect(contrastRatio(fill!, text!), `${selector}: ${text} on ${fill}`).toBeGreaterThanOrEqual(4.5)
  }
}

describe('the local writer', () => {
  it.each(wishes)('%s', async (request, expected) => {
    const { css, words } = await ask(request)
    expectLook(css, expected)
    expectSound(css)
    expect(words).not.toBe('')
    expect((await ask(request, css!)).css, 'asked twice').toBe(css)
  })

  it.each(steps)('%s (%s)', async (request, before, expected) => {
    const { css } = await ask(request, before)
    expectLook(css, expected)
    expectSound(css)
  })

  it.each([
    'what is the weather?',
    'asdf qwer',
    'tell me a joke',
    '',
    '!!!',
    'make it better',
    '🎉🎉',
    'اجعلها جميلة',
    'x'.repeat(4000),
  ])('says that it does not understand “%s”, and what it can do', async (request) => {
    const { css, words } = await ask(request)
    expect(css).toBeNull()
    expect(words).toContain('local styling writer')
  })

  it.each(['hide the branding', 'make the avatar invisible'])('does not %s', async (request) => {
    const { css, words } = await ask(request)
    expect(css).toBeNull()
    expect(words).toContain('I hide nothing')
  })

  it.each<[string[], string, string, Expected]>([
    [
      ['make the header blue'],
      '.vg-widget__header { background: #0000FF }',
      'a bit darker',
      { header: { background: '#0000E0' } },
    ],
    [
      ['make the header blue'],
      '.vg-widget__header { background: #0000FF }',
      'make it green',
      { header: { background: '#008000' } },
    ],
    [['launcher purple'], '', 'now make it bigger', { launcher: { 'inline-size': '4.375rem' } }],
    [['launcher purple', 'a bit bigger'], '', 'and give it a glow', { launcher: { 'box-shadow': glow } }],
    [['title gold'], '.vg-widget__title { color: #FFD700 }', 'lighter text', { title: { color: /^#/ } }],
    [
      ['glow on the send button'],
      '.vg-widget__send { box-shadow: 0 0 1rem 0.125rem #FF0000 }',
      'much stronger glow',
      { send: { 'box-shadow': '0 0 2rem 0.25rem #FF0000' } },
    ],
    [
      ['what is the weather?', 'make the launcher red'],
      '',
      'rounded',
      { launcher: { 'border-radius': '1.5rem' } },
    ],
  ])('after %j on “%s”, “%s” is about the same part', async (before, sheet, request, expected) => {
    const { css } = await ask(request, sheet, before)
    expectLook(css, expected)
    expectSound(css)
  })

  it.each<[request: string, css: string, left: string]>([
    [
      'remove the glow',
      '.vg-launcher { color: red; box-shadow: 0 0 1rem #008000; }',
      '.vg-launcher { color: red; }',
    ],
    [
      'remove the glow from the launcher',
      '.vg-launcher { box-shadow: 0 0 1rem #008000; }',
      '/* Nothing is restyled. */',
    ],
    [
      'reset the header',
      '.mine { top: 1px }\n\n.vg-widget__header { background: red; color: blue }',
      '.mine { top: 1px }',
    ],
    [
      'reset everything',
      '/* mine */ .mine { top: 1px }\n\n.vg-launcher { color: red }\n\n.vg-scope { --text: red }',
      '/* mine */ .mine { top: 1px }',
    ],
    ['title not bold', '', '.vg-widget__title {\n  font-weight: 400;\n}'],
    ['no shadow on the launcher', '', '.vg-launcher {\n  box-shadow: none;\n}'],
    ['remove the rounded corners of the messages', '', '.vg-widget__bubble {\n  border-radius: 0;\n}'],
    [
      'remove the header color',
      '.vg-widget__header { background: red; color: blue; padding: 1px; }',
      '.vg-widget__header { padding: 1px; }',
    ],
  ])('%s (%s)', async (request, css, left) => {
    expect((await ask(request, css)).css).toBe(left)
  })

  it('says so when there is nothing to remove', async () => {
    const { css, words } = await ask('remove the glow from the header')
    expect(css).toBeNull()
    expect(words).toContain('nothing to change')
  })

  it('keeps the owner’s rules, comments and layout', async () => {
    const own = `/* Cards: 16 / 9 */
.card img{aspect-ratio:16/9}   /* mine */

@media (width < 40rem) {
  .vg-launcher { inline-size: 3rem }
}

.vg-launcher {
\tborder-radius: 8px; /* squarish */
}`
    const { css } = await ask('make the chat bubble purple', own)
    const [before, after] = own.split('\tborder-radius: 8px;')
    expect(css).toBe(
      `${before}\tborder-radius: 8px;\n\tbackground: #800080;\n\tborder-color: #800080;\n\tcolor: #FFFFFF;${after}`,
    )
  })

  it('merges a second wish for the same part into its rule', async () => {
    const first = (await ask('make the header blue')).css!
    const second = (await ask('make the header green', first)).css!
    expect(second.match(/vg-widget__header/g)).toHaveLength(1)
    expect(second).not.toContain('#0000FF')
  })

  it('a theme takes the place of colours given to parts before, not of sizes', async () => {
    const { css } = await ask(
      'ocean theme',
      '.vg-launcher { background: #800080; inline-size: 80px; }\n\n.mine { color: red }',
    )
    expect(readValue(css!, '.vg-launcher', 'background')).toBeUndefined()
    expect(readValue(css!, '.vg-launcher', 'inline-size')).toBe('80px')
    expect(css).toContain('.mine { color: red }')
  })

  it.each(moods.map(({ name, words }) => [name, words[0]!]))(
    'every text of the %s theme can be read',
    async (_, word) => {
      const css = (await ask(`${word} theme`)).css!
      const token = (name: string) => readValue(css, scopeSelector, name)!
      const surfaces = ['--surface', '--neutral-soft', '--accent-soft'].map(token)
      const texts = ['--text', '--text-muted', '--text-faint', '--primary-text'].map(token)
      for (const text of texts) expect(worstContrast(text, surfaces)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(token('--on-primary'), token('--primary'))).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(token('--primary-edge'), token('--surface'))).toBeGreaterThanOrEqual(3)
      const header = ['background', '--text-muted'].map(
        (name) => readValue(css, partOf('header').selector, name)!,
      )
      expect(contrastRatio(header[0]!, header[1]!)).toBeGreaterThanOrEqual(4.5)
      expectSound(css)
    },
  )
})

describe('undo', () => {
  const turn = (content: string, before: string, css: string): CssMessage[] => [
    { role: 'user', content },
    { role: 'assistant', content: 'Done.', changes: changesBetween(before, css) },
  ]
  const undo = async (messages: CssMessage[], currentCss: string) => {
    const request = { role: 'user' as const, content: 'undo that' }
    const agent = { theme: defaultTheme, mode: 'light' as const }
    return writeLocally({ agent, messages: [...messages, request], currentCss })
  }

  it('takes the last change back and keeps what was typed since', async () => {
    const first = (await ask('make the header blue')).css!
    const second = (await ask('make the header green', first)).css!
    const messages = [
      ...turn('make the header blue', '', first),
      ...turn('make the header green', first, second),
    ]
    expect((await undo(messages, `${second}\n\n.mine { top: 1px }`)).css).toBe(
      `${first}\n\n.mine { top: 1px }`,
    )
  })

  it('takes the first change back', async () => {
    const own = '.mine { top: 1px }'
    const first = (await ask('make the header blue', own)).css!
    expect((await undo(turn('make the header blue', own, first), first)).css).toBe(own)
  })

  it('goes one further the second time', async () => {
    const first = (await ask('make the header blue')).css!
    const second = (await ask('launcher red', first)).css!
    const messages = [
      ...turn('make the header blue', '', first),
      ...turn('launcher red', first, second),
      ...turn('undo', second, first),
    ]
    expect((await undo(messages, first)).css).toBe('/* Nothing is restyled. */')
  })

  it('says when there is nothing', async () => {
    expect(await undo([], '.mine { top: 1px }')).toMatchObject({
      css: null,
      words: expect.stringContaining('nothing of mine'),
    })
  })
})

it('reads any request without failing, and quickly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...vocabulary), { maxLength: 30 }), async (words) => {
      const { css } = await ask(words.join(' '), '.vg-launcher{color:red')
      if (css !== null) expectSound(css)
    }),
    { numRuns: 300 },
  )
})
