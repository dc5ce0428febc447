import { expect, it } from 'vitest'
import { pageAddress, pageAddresses } from './page-address.ts'

it.each([
  ['cafe.example/hours', 'https://cafe.example/hours'],
  ['http://cafe.example', 'http://cafe.example/'],
  ['https://cafe.example/a?b=1#part', 'https://cafe.example/a?b=1'],
  ['127.0.0.1:8080/a', 'https://127.0.0.1:8080/a'],
  ['HTTPS://CAFE.example/Ä', 'https://cafe.example/%C3%84'],
])('%s is %s', (typed, url) => expect(pageAddress(typed)).toBe(url))

it.each([
  '',
  'hours',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://cafe.example/',
  'https://me:secret@cafe.example/',
  'https://',
  `https://cafe.example/${'a'.repeat(1000)}`,
  'data:text/html,x',
  'mailto:a@cafe.example',
])('%s is no address of a page', (typed) => expect(pageAddress(typed)).toBeNull())

it('takes a pasted list apart', () => {
  expect(pageAddresses('cafe.example/a\n cafe.example/b, cafe.example/a\r\n\nnothing')).toEqual({
    urls: ['https://cafe.example/a', 'https://cafe.example/b'],
    wrong: ['nothing'],
  })
})
