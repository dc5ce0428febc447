import { describe, expect, it } from 'vitest'
import { readFrameMessage, readHostMessage } from './frame-messages.ts'

const frame = {} as MessageEventSource
const stranger = {} as MessageEventSource
const origin = 'https://chat.example'

describe('the loader', () => {
  it.each(['ready', 'close', 'unread', 'page'] as const)('believes %s from its frame', (widget) => {
    const data = { widget, count: 2, more: '<img>' }
    expect(readFrameMessage({ data, origin, source: frame }, frame, origin)).toEqual({ widget, count: 2 })
  })

  const good = { widget: 'close', count: 0 }
  it.each([
    ['another window', { data: good, origin, source: stranger }],
    ['no window', { data: good, origin, source: null }],
    ['another origin', { data: good, origin: 'https://evil.example', source: frame }],
    ['an origin that begins alike', { data: good, origin: `${origin}.evil.example`, source: frame }],
    ['an opaque origin', { data: good, origin: 'null', source: frame }],
    ['plain http', { data: good, origin: 'http://chat.example', source: frame }],
    ['null', { data: null, origin, source: frame }],
    ['nothing', { data: undefined, origin, source: frame }],
    ['text', { data: 'close', origin, source: frame }],
    ['JSON text', { data: JSON.stringify(good), origin, source: frame }],
    ['a number', { data: 1, origin, source: frame }],
    ['a list', { data: ['close'], origin, source: frame }],
    ['no word', { data: { count: 0 }, origin, source: frame }],
    ['an unknown word', { data: { widget: 'open', count: 0 }, origin, source: frame }],
    ['a word in a list', { data: { widget: ['close'], count: 0 }, origin, source: frame }],
    ['a word of the prototype', { data: { widget: 'constructor', count: 0 }, origin, source: frame }],
    ['no count', { data: { widget: 'unread' }, origin, source: frame }],
    ['a count in text', { data: { widget: 'unread', count: '1' }, origin, source: frame }],
    ['a broken count', { data: { widget: 'unread', count: 1.5 }, origin, source: frame }],
    ['no number', { data: { widget: 'unread', count: Number.NaN }, origin, source: frame }],
  ])('ignores %s', (_, message) => {
    expect(readFrameMessage(message, frame, origin)).toBeUndefined()
  })

  it('believes nobody before it has a frame', () => {
    expect(readFrameMessage({ data: good, origin, source: null }, undefined, origin)).toBeUndefined()
    expect(readFrameMessage({ data: good, origin, source: null }, null, origin)).toBeUndefined()
  })
})

describe('the frame', () => {
  it('believes the page around it, whatever its origin', () => {
    const data = { widget: 'shown', focus: true, typed: 'Hi' }
    expect(readHostMessage({ data, origin: 'https://shop.example', source: frame }, frame)).toEqual(data)
  })

  it.each([
    ['another window', { data: { widget: 'shown' }, origin, source: stranger }],
    ['an unknown word', { data: { widget: 'close' }, origin, source: frame }],
    ['null', { data: null, origin, source: frame }],
  ])('ignores %s', (_, message) => {
    expect(readHostMessage(message, frame)).toBeUndefined()
  })

  it('takes nothing but true for a wish to focus', () => {
    const data = { widget: 'shown', focus: 'yes', typed: 7 }
    expect(readHostMessage({ data, origin, source: frame }, frame)).toEqual({
      widget: 'shown',
      focus: false,
      typed: '',
    })
  })
})
