import { expect, it } from 'vitest'
import { companyWebsiteSchema } from '#mocks/contracts/onboarding/company.schema.ts'
import { addressLike } from './trial-words.ts'

it.each([
  ['example.com', true],
  ['https://localhost', true],
  ['HTTP://x', true],
  ['a.b', true],
  ['nonsense', false],
  ['', false],
  ['ftp:no', false],
])('of %j the landing page says the same as the contract', (typed, isAddress) => {
  expect(addressLike.test(typed)).toBe(isAddress)
  expect(companyWebsiteSchema.safeParse(typed).success).toBe(isAddress)
})
