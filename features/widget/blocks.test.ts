import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block } from '#mocks/contracts/conversations/blocks.ts'
import { Blocks } from './blocks.tsx'

const render = (...blocks: Block[]) => renderToStaticMarkup(createElement(Blocks, { blocks }))
const link = (href: string): Block => ({ type: 'paragraph', runs: [{ type: 'link', text: 'here', href }] })

const markup = '<img src=x onerror=alert(1)></p><script>alert(1)</script>'

describe('blocks', () => {
  it.each<Block>([
    { type: 'paragraph', runs: [{ type: 'text', text: markup }] },
    { type: 'paragraph', runs: [{ type: 'strong', text: markup }] },
    { type: 'paragraph', runs: [{ type: 'em', text: markup }] },
    { type: 'paragraph', runs: [{ type: 'code', text: markup }] },
    { type: 'paragraph', runs: [{ type: 'link', text: markup, href: 'https://a.example/' }] },
    { type: 'list', ordered: false, items: [[{ type: 'text', text: markup }]] },
    { type: 'code', lang: markup, text: markup },
  ])('show markup as text: $type', (block) => {
    const html = render(block)
    expect(html).not.toMatch(/<(img|script)/)
    expect(html).toContain('&lt;img')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/relative',
    '',
  ])('make no link of %j', (href) => {
    expect(render(link(href))).toBe('<p dir="auto">here</p>')
  })

  it('link to a page in a tab of its own', () => {
    expect(render(link('https://a.example/b?c=1'))).toContain(
      'href="https://a.example/b?c=1" target="_blank" rel="noopener noreferrer nofollow"',
    )
  })

  it.each(['mailto:a@b.example', 'tel:+4930123'])('open no tab for %s', (href) => {
    const html = render(link(href))
    expect(html).toContain(`href="${href}" rel=`)
    expect(html).not.toContain('target')
  })

  it('keep the quote in an address inside its attribute', () => {
    expect(render(link('https://a.example/"onmouseover="alert(1)'))).not.toContain('"onmouseover')
  })
})
