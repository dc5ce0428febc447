import { describe, expect, it } from 'vitest'
import { partsText, saidByAll } from './part-words.ts'
import { draftPartsSchema, handoffNameWords, type Part, partsSchema } from './parts.ts'

const card = { type: 'card', title: 'Rye' } as const
const field = { name: 'email', label: 'Email', kind: 'email' } as const
const form = { type: 'form', fields: [field], submit: 'Send' } as const

describe('what stands under an answer', () => {
  it.each([
    [
      'a card with all of it',
      {
        ...card,
        text: 'Dark',
        imageUrl: 'https://a.example/r.png',
        buttons: [{ label: 'More', url: 'https://a.example/' }],
      },
    ],
    ['a carousel', { type: 'carousel', cards: [card] }],
    ['a row of buttons', { type: 'buttons', buttons: [{ label: 'Yes', says: 'Yes, please' }] }],
    ['a form', form],
  ])('may be %s', (_, part) => {
    expect(partsSchema.safeParse([part]).success).toBe(true)
  })

  it.each([
    ['a card without a title', [{ ...card, title: '' }]],
    ['a picture over http', [{ ...card, imageUrl: 'http://a.example/r.png' }]],
    ['a picture in the text itself', [{ ...card, imageUrl: 'data:image/png;base64,AAAA' }]],
    ['a link that runs', [{ type: 'buttons', buttons: [{ label: 'Go', url: 'javascript:alert(1)' }] }]],
    [
      'a link with a password in it',
      [{ type: 'buttons', buttons: [{ label: 'Go', url: 'https://me:pw@a.example/' }] }],
    ],
    ['a carousel without cards', [{ type: 'carousel', cards: [] }]],
    ['two forms', [form, form]],
    ['two fields of one name', [{ ...form, fields: [field, field] }]],
    ['a choice of nothing', [{ ...form, fields: [{ ...field, kind: 'choice' }] }]],
    ['a name that is no variable', [{ ...form, fields: [{ ...field, name: '__proto__' }] }]],
    ['a name of what is asked at handoff', [{ ...form, fields: [{ ...field, name: 'handoff_email' }] }]],
    [
      'nine fields',
      [{ ...form, fields: Array.from({ length: 9 }, (_, n) => ({ ...field, name: `f${n}` })) }],
    ],
    ['six parts', Array.from({ length: 6 }, () => card)],
    ['another kind', [{ type: 'html', html: '<b>hi</b>' }]],
  ])('is never %s', (_, parts) => {
    expect(partsSchema.safeParse(parts).success).toBe(false)
  })

  it('may be unfinished while it is written', () => {
    const unfinished = [
      { ...card, title: '', imageUrl: '{{picture}}' },
      { ...form, fields: [{ ...field, name: '' }] },
    ]
    expect(draftPartsSchema.safeParse(unfinished).success).toBe(true)
    expect(draftPartsSchema.safeParse([{ ...card, title: 'x'.repeat(81) }]).success).toBe(false)
    const reserved = [{ ...form, fields: [{ ...field, name: 'handoff_email' }] }]
    expect(draftPartsSchema.safeParse(reserved).error?.issues[0]?.message).toBe(handoffNameWords)
  })

  it('says in words what it shows, and what its buttons say', () => {
    const parts: Part[] = [
      {
        type: 'carousel',
        cards: [{ ...card, text: 'Dark', buttons: [{ label: 'Take it', says: 'The rye, please' }] }],
      },
      { type: 'buttons', buttons: [{ label: 'No' }, { label: 'Shop', url: 'https://a.example/' }] },
      { ...form, fields: [field], title: 'Your details' },
    ]
    expect(saidByAll(parts)).toEqual(['The rye, please', 'No'])
    expect(partsText(parts)).toBe('Rye: Dark\nNo, Shop\nYour details: Email')
  })
})
