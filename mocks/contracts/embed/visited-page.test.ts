import { expect, it } from 'vitest'
import { visitedPage } from './visited-page.ts'

it.each([
  ['https://shop.example/boats/7?token=abc#reviews', 'https://shop.example/boats/7'],
  ['https://me:secret@shop.example/', 'https://shop.example/'],
  ['https://shop.example/#/boats?me=1', 'https://shop.example/#/boats'],
  ['https://shop.example/#!/boats', 'https://shop.example/#!/boats'],
  ['http://localhost:4000/a b', 'http://localhost:4000/a%20b'],
])('keeps of %s the place', (address, kept) => {
  expect(visitedPage(address)).toBe(kept)
})

it.each([
  undefined,
  '',
  'about:blank',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '/boats',
  'data:text/html,x',
])('keeps nothing of %s', (address) => {
  expect(visitedPage(address)).toBeUndefined()
})

it('keeps no more than fits', () => {
  expect(visitedPage(`https://shop.example/${'x'.repeat(3000)}`)).toHaveLength(500)
})
