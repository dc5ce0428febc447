import { expect, it } from 'vitest'
import { isName, isSaid } from '#api/leads/said-details.ts'

it.each([
  'call me',
  'my name is',
  'My name is',
  'name is',
  'is',
  'Please call me',
  'me',
  'ich heiße',
  'me llamo',
  'kim@lane.example',
  '+49 30 901820',
  'Who are you?',
  '…',
])('takes %s for no name', (name) => {
  expect(isName(name, `${name.toLowerCase()} and more`)).toBe(false)
})

it.each([
  'Ana Lima',
  'ada byron',
  'Ben',
  'Will Smith',
  'Maria da Silva e Souza',
  "Sinéad O'Connor",
  'Jean-Luc',
  '王小明',
  'أحمد',
  'Ольга',
])('takes %s for a name', (name) => {
  expect(isName(name, `It is ${name}.`)).toBe(true)
  expect(isSaid({ name }, `It is ${name}.`)).toBe(true)
})

it('knows what was written from pieces of it', () => {
  const said = 'I am Ana Lima, order 4711, write ana@example.com or call +49 (30) 901 820.'
  expect(isSaid({ name: 'ana lima', email: 'ANA@example.com', phone: '+4930901820' }, said)).toBe(true)
  for (const wrong of [
    { email: 'na@example.com' },
    { email: 'ana@example.co' },
    { phone: '4711 49 30 901820 5' },
    { phone: '90182' },
    { phone: '30 901 82' },
    { name: 'Ann Lima' },
    { name: 'Li' },
  ]) {
    expect(isSaid(wrong, said), JSON.stringify(wrong)).toBe(false)
  }
})
