import { expect, it } from 'vitest'
import { isSameVisitor } from './same-visitor.ts'

it.each([
  [{ email: 'Ada@Byron.example ' }, { email: 'ada@byron.example', phone: '1' }, true],
  [{ phone: '+44 20 7946 0018' }, { phone: '020 7946 0018' }, true],
  [
    { email: 'ada@byron.example', phone: '020 7946 0018' },
    { email: 'x@y.example', phone: '0207946 0018' },
    true,
  ],
  [{ email: 'ada@byron.example' }, { email: 'ada@byron.example.org' }, false],
  [{ email: '', phone: '' }, { email: '', phone: '' }, false],
  [{}, {}, false],
  [{ phone: '12' }, { phone: '12' }, false],
])('tells whether %j and %j are one', (one, other, same) => {
  expect(isSameVisitor(one, other)).toBe(same)
  expect(isSameVisitor(other, one)).toBe(same)
})
