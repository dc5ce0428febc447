import { expect, it } from 'vitest'
import { dueMail, shortenedEmail } from './answer-mail.ts'

it.each([
  ['ana@example.com', 'a•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['😀x@example.com', '😀•••@example.com'],
  ['', ''],
  ['nobody', ''],
])('shortens %s to %s', (email, shown) => {
  expect(shortenedEmail(email)).toBe(shown)
})

it('mails what is said to who has left and gave an address alone', () => {
  const mailsTo = 'a•••@example.com'
  expect(dueMail({ isHere: true, mailsTo }, 0)).toBeUndefined()
  expect(dueMail({ isHere: false, mailsTo: '' }, 0)).toBeUndefined()
  expect(dueMail({ isHere: false, mailsTo }, 1)).toEqual({ state: 'due', to: mailsTo, at: 121 })
})
