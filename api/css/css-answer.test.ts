import { describe, expect, it } from 'vitest'
import { partsOfReply } from '#mocks/contracts/styling/css-reply.ts'
import { readAnswer } from './css-answer.ts'

describe('readAnswer', () => {
  it.each([
    ['Done.\n```css\n.a {}\n```', 'Done.', '.a {}'],
    ['Cut off\r\n~~~CSS\r\n.a {}', 'Cut off', '.a {}'],
    ['```\n.a {}\n```', '', '.a {}'],
    ['```\nno rules\n```\nSo.', 'So.', null],
    ['```css\n\n```', '', ''],
    ['```js\nalert(1)\n```\nNo CSS.', 'No CSS.', null],
  ])('reads %j', (answer, words, css) => {
    expect(readAnswer(answer)).toEqual({ words, css })
  })

  it('takes the first block of a model, where a reply’s blocks belong together', () => {
    const text = 'One\n```css\n.a {}\n```\nTwo\n```css\n.b {}\n```'
    expect(readAnswer(text)).toEqual({ words: 'One\n\nTwo', css: '.a {}' })
    expect(partsOfReply(text)).toMatchObject({ words: 'One\n\nTwo', css: '.a {}\n\n.b {}' })
  })
})
