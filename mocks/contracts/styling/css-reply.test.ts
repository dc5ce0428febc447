import { describe, expect, it } from 'vitest'
import { formatReply, partsOfReply } from './css-reply.ts'

describe('partsOfReply', () => {
  it.each([
    ['Done.\n\n```css\n.a { color: red }\n```\nEnjoy.', 'Done.\n\nEnjoy.', '.a { color: red }'],
    ['```\n.a {}\n```', '', '.a {}'],
    ['~~~CSS\r\n.a {}\r\n~~~', '', '.a {}'],
    ['One\n```css\n.a {}\n```\nTwo\n```css\n.b {}\n```', 'One\n\nTwo', '.a {}\n\n.b {}'],
    ['Cut off\n```css\n.a { color: red }', 'Cut off', '.a { color: red }'],
    ['````css\n.a::after { content: "```" }\n````', '', '.a::after { content: "```" }'],
  ])('finds the CSS of %j', (reply, words, css) => {
    expect(partsOfReply(reply)).toEqual({ words, hasBlock: true, css })
  })

  it('leaves code of other languages in the words', () => {
    const reply = 'Like\n```html\n<b>a</b>\n```'
    expect(partsOfReply(reply)).toEqual({ words: reply, hasBlock: false, css: '' })
  })

  it('knows an empty block from none', () => {
    expect(partsOfReply('Hm.\n```css\n\n```')).toMatchObject({ hasBlock: true, css: '' })
    expect(partsOfReply('Just words, .a { color: red }')).toMatchObject({ hasBlock: false, css: '' })
  })

  it('is quick with what is built to be slow', () => {
    expect(partsOfReply('```\n'.repeat(20_000)).hasBlock).toBe(true)
  })
})

describe('formatReply', () => {
  it('makes what the browser takes apart again', () => {
    expect(partsOfReply(formatReply('Done.', '.a { color: red }\n'))).toEqual({
      words: 'Done.',
      hasBlock: true,
      css: '.a { color: red }',
    })
  })

  it('lets no comment end the block', () => {
    expect(partsOfReply(formatReply('Done.', '/*\n```\n*/ .a {}')).css).toBe("/*\n'''\n*/ .a {}")
  })
})
