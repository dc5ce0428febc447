import { describe, expect, it } from 'vitest'
import { isOnlyDetails, withoutDetails } from '#api/providers/responder/talk/only-details.ts'

describe('a message', () => {
  it.each([
    'Noa Levi, noa@example.com',
    'noa@example.com',
    'my mail is noa@example.com',
    'My name is Noa Levi, 0171 2345678',
    'Ich heiße Noa Levi, 0171 2345678',
    'Mein Name ist Noa Levi und meine Nummer ist 0171 2345678',
    'Sie erreichen mich unter noa@example.com',
    'You can reach me at +44 20 7946 0018, please',
  ])('tells details alone: %s', (text) => {
    expect(isOnlyDetails(text)).toBe(true)
  })

  it.each([
    [
      'My name is Ada Byron, ada@byron.example. Do you sell engines?',
      'My name is …, …. Do you sell engines?',
    ],
    ['my order is late, write to noa@example.com', 'my order is late, write to …'],
    ['is breakfast included, noa@example.com', 'is breakfast included, …'],
    [
      'I want to return a broken lamp, call me at 0171 2345678',
      'I want to return a broken lamp, call me at …',
    ],
    ['when do you open', 'when do you open'],
  ])('asks beside them: %s', (text, rest) => {
    expect(isOnlyDetails(text)).toBe(false)
    expect(withoutDetails(text)).toBe(rest)
  })
})
