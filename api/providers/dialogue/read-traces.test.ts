import { describe, expect, it } from 'vitest'
import { readTraces } from './read-traces.ts'

describe('the traces of a turn', () => {
  it('are texts, spoken messages and cards in their order', () => {
    expect(
      readTraces([
        { type: 'text', payload: { message: 'Hello there!', delay: 1000 } },
        { type: 'debug', payload: { message: 'matched intent' } },
        { type: 'speak', payload: { type: 'message', message: 'Fries with that?' } },
        { type: 'speak', payload: { type: 'audio', message: "<audio src='https://x.example/a.mp3'/>" } },
        { type: 'cardV2', payload: { title: 'Pizza', description: { text: 'Hot' }, buttons: [] } },
      ]),
    ).toEqual({
      texts: ['Hello there!', 'Fries with that?', '**Pizza**\n\nHot'],
      choices: [],
      ended: false,
    })
  })

  it('offer choices with the action each stands for, and links as links', () => {
    const path = { type: 'path-abc', payload: { label: 'Yes' } }
    const turn = readTraces([
      {
        type: 'choice',
        payload: {
          buttons: [
            { name: 'Yes', request: path },
            { name: ' No ', request: null },
            {
              name: 'Menu',
              request: {
                type: 'x',
                payload: { actions: [{ type: 'open_url', payload: { url: 'https://a.example/m' } }] },
              },
            },
            { name: '', request: path },
          ],
        },
      },
    ])
    expect(turn.choices).toEqual([
      { name: 'Yes', action: path },
      { name: 'No', action: { type: 'text', payload: 'No' } },
    ])
    expect(turn.texts).toEqual(['[Menu](https://a.example/m)'])
  })

  it('say when the conversation is over', () => {
    expect(readTraces([{ type: 'end' }])).toMatchObject({ ended: true })
  })

  it('remember at most twenty choices, and no huge action', () => {
    const buttons = Array.from({ length: 50 }, (_, index) => ({
      name: `Choice ${index}`,
      request: { type: 'path', payload: 'x'.repeat(5000) },
    }))
    const { choices } = readTraces([{ type: 'choice', payload: { buttons } }])
    expect(choices).toHaveLength(20)
    expect(choices[0]?.action).toEqual({ type: 'text', payload: 'Choice 0' })
  })

  it.each([[null], ['text'], [{ code: 400 }], [7]])('are refused when they are %j', (answer) => {
    expect(() => readTraces(answer)).toThrow('no turn')
  })

  it.each([
    [[null, 7, 'x', [], {}]],
    [[{ type: 'text' }, { type: 'choice', payload: 'x' }, { type: 'carousel', payload: { cards: [null] } }]],
    [[{ type: 'choice', payload: { buttons: [null, { name: 7 }] } }]],
  ])('that hold nothing readable say nothing: %j', (traces) => {
    expect(readTraces(traces)).toEqual({ texts: [], choices: [], ended: false })
  })
})
