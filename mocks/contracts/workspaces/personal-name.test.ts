import { describe, expect, it } from 'vitest'
import { personalName } from './personal-name.ts'

describe('the name of a new account’s workspace', () => {
  it.each([
    ['anna.smith@mail.example', 'Anna Smith’s workspace'],
    ['jo_van-dyke+news@mail.example', 'Jo Van Dyke’s workspace'],
    ['mia1987@mail.example', 'Mia’s workspace'],
    ['info@harbour-cafe.example', 'Harbour Cafe'],
    ['hello@shop.harbour.example', 'Harbour'],
    ['info@harbour.co.uk', 'Harbour'],
    ['hello@shop.harbour.com.au', 'Harbour'],
    ['info@co.uk', 'Co'],
    ['info@me.example.com', 'Example'],
    ['info@gmail.com', 'My workspace'],
    ['hello@yahoo.co.uk', 'My workspace'],
    ['info@orange.example', 'Orange'],
    ['anna@gmail.com', 'Anna’s workspace'],
    ['info', 'My workspace'],
    ['1234@5678.example', 'My workspace'],
  ])('for %s is %s', (email, name) => expect(personalName(email)).toBe(name))

  it('stays short, whatever the address', () =>
    expect(personalName(`${'long'.repeat(60)}@mail.example`).length).toBeLessThan(60))
})
