import { describe, expect, it } from 'vitest'
import { readFrameMessage, readHostMessage } from './frame-messages.ts'

const frame = {} as MessageEventSource
const stranger = {} as MessageEventSource
const origin = 'https://chat.example'

describe('the loader', () => {
  it.each(['ready', 'close', 'unread', 'page'] as const)('believes %s from its frame', (voiceglow) => {
    const data = { voiceglow, count: 2, more: '<img>' }
    expect(readFrameMessage({ data, origin, source: frame }, frame, origin)).toEqual({ voiceglow, count: 2 })
  })

  const good = { voiceglow: 'close', count: 0 }
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
    ['an unknown word', { data: { voiceglow: 'open', count: 0 }, origin, source: frame }],
    ['a word in a list', { data: { voiceglow: ['close'], count: 0 }, origin, source: frame }],
    ['a word of the prototype', { data: { voiceglow: 'constructor', count: 0 }, origin, source: frame }],
    ['no count', { data: { voiceglow: 'unread' }, origin, source: frame }],
    ['a count in text', { data: { voiceglow: 'unread', count: '1' }, origin, source: frame }],
    ['a broken count', { data: { voiceglow: 'unread', count: 1.5 }, origin, source: frame }],
    ['no number', { data: { voiceglow: 'unread', count: Number.NaN }, origin, source: frame }],
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
    const data = { voiceglow: 'shown', focus: true, typed: 'Hi' }
    expect(readHostMessage({ data, origin: 'https://shop.example', source: frame }, frame)).toEqual(data)
  })

  it.each([
    ['another window', { data: { voiceglow: 'shown' }, origin, source: stranger }],
    ['an unknown word', { data: { voiceglow: 'close' }, origin, source: frame }],
    ['null', { data: null, origin, source: frame }],
  ])('ignores %s', (_, message) => {
    expect(readHostMessage(message, frame)).toBeUndefined()
  })

  it('takes nothing but true for a wish to focus', () => {
    const data = { voiceglow: 'shown', focus: 'yes', typed: 7 }
    expect(readHostMessage({ data, origin, source: frame }, frame)).toEqual({
      voiceglow: 'shown',
      focus: false,
      typed: '',
    })
  })
})
