import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { type EmbedFacts, embedCode } from './embed-code.ts'

const facts: EmbedFacts = {
  origin: 'https://app.example',
  region: 'eu',
  agentId: 'agent-cafe-00001',
  title: 'Harbour café',
  lang: 'en',
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
  it('is one script tag for the popup, which names the agent and nothing that could change', () => {
    expect(embedCode('popup', facts)).toBe(
      '<script\n  src="https://app.example/embed.js?eu=agent-cafe-00001"\n  defer\n></script>',
    )
  })

  it('brings a container for the embedded chat', () => {
    const page = load(embedCode('chat', facts))
    const script = page('script')
    expect(script.attr('src')).toBe('https://app.example/embed-chat.js?eu=agent-cafe-00001')
    expect(page(script.attr('data-target')).attr('style')).toBe(
      'width: 500px; max-width: 100%; height: 500px',
    )
  })

  it('is a frame of the embed page without any script', () => {
    const page = load(embedCode('iframe', facts))
    expect(page('iframe').attr('src')).toBe('https://app.example/app/eu/render/agent-cafe-00001/iframe')
    expect(page('iframe').attr('title')).toBe('Chat with Harbour café')
    expect(embedCode('iframe', { ...facts, lang: 'de-AT' })).toContain('title="Chat mit Harbour café"')
    expect(page('script')).toHaveLength(0)
  })

  it.each(hostile)('carries the name %j without letting it out of its attribute', (title) => {
    const code = embedCode('iframe', { ...facts, title })
    const page = load(code)
    expect(page('*').not('html, head, body')).toHaveLength(1)
    expect(page('iframe').attr('title')).toBe(`Chat with ${title.replace(/\s+/g, ' ')}`)
    expect(code).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028]/)
  })
})
