import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { type EmbedFacts, embedCode } from './embed-code.ts'

const facts: EmbedFacts = {
  origin: 'https://app.example',
  region: 'eu',
  agentId: 'agent-cafe-00001',
  title: 'Harbour café',
  color: '#B4532A',
  autoStart: false,
}

const hostile = [
  `"><script>alert(1)</script>`,
  `O'Brien & "Sons" <b>`,
  'مقهى الميناء',
  '☕️ 👩🏽‍🍳 Café',
  'abc\u202edcba\u2066',
  'two\nlines\u2028here',
  '&amp; &#39; &quot;',
]

describe('embed code', () => {
  it('is one script tag for the popup', () => {
    expect(embedCode('popup', facts)).toBe(
      [
        '<script',
        '  src="https://app.example/embed.js"',
        '  data-agent="agent-cafe-00001"',
        '  data-region="eu"',
        '  data-color="#B4532A"',
        '  data-label="Chat with Harbour café"',
        '  defer',
        '></script>',
      ].join('\n'),
    )
  })

  it('opens the popup by itself where the agent says so', () => {
    const script = load(embedCode('popup', { ...facts, autoStart: true }))('script')
    expect(script.attr('data-auto-start')).toBe('true')
  })

  it('brings a container for the embedded chat', () => {
    const page = load(embedCode('chat', facts))
    const script = page('script')
    expect(script.attr('data-variant')).toBe('chat')
    expect(page(script.attr('data-target')).attr('style')).toBe(
      'width: 500px; max-width: 100%; height: 500px',
    )
  })

  it('is a frame of the embed page without any script', () => {
    const page = load(embedCode('iframe', facts))
    expect(page('iframe').attr('src')).toBe('https://app.example/app/eu/render/agent-cafe-00001/iframe')
    expect(page('iframe').attr('title')).toBe('Chat with Harbour café')
    expect(page('script')).toHaveLength(0)
  })

  it.each(hostile)('carries the name %j without letting it out of its attribute', (title) => {
    for (const variant of ['popup', 'chat', 'iframe'] as const) {
      const code = embedCode(variant, { ...facts, title })
      const page = load(code)
      const tags = page('*').not('html, head, body')
      expect(tags.length).toBe(variant === 'chat' ? 2 : 1)
      const label = page('script').attr('data-label') ?? page('iframe').attr('title')
      expect(label).toBe(`Chat with ${title.replace(/\s+/g, ' ')}`)
      expect(code).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028]/)
    }
  })
})
