import { describe, expect, it } from 'vitest'
import { clipMarkup } from './clip-markup.ts'

describe('clipMarkup', () => {
  it.each([
    ['unclosed paragraphs', '<p>one'.repeat(5_000)],
    ['unclosed table cells', `<table>${'<tr><td>a<td>b'.repeat(5_000)}</table>`],
    ['self-closing shapes', `<svg>${'<path d="M0 0"/>'.repeat(5_000)}</svg>`],
    ['tags inside scripts', `<script>"${'<div>'.repeat(5_000)}"</script><p>after</p>`],
    ['tags inside comments', `<!--${'<div>'.repeat(5_000)}--><p>after</p>`],
    ['an unclosed script', `<script>${'<div>'.repeat(5_000)}`],
    ['stray end tags', '</div>'.repeat(5_000)],
    ['a lone bracket', 'a < b'],
  ])('leaves %s alone', (_name, html) => {
    expect(clipMarkup(html)).toHaveLength(html.length)
  })

  it('cuts where a page gets too deep or too large', () => {
    expect(clipMarkup('<div>'.repeat(100_000)).length).toBeLessThan(1_000)
    expect(clipMarkup('<i></i>'.repeat(100_000)).length).toBeLessThan(200_000)
    expect(clipMarkup(`<p>before</p>${'<b>'.repeat(1_000)}`)).toContain('before')
  })
})
