import { expect, it } from 'vitest'
import { companyWebsiteSchema } from './company.schema.ts'
import { looksLikeWebsite, websiteLength } from './website.ts'

it.each([
  ['example.com', true],
  ['https://localhost', true],
  ['HTTP://x', true],
  ['a.b', true],
  ['nonsense', false],
  ['', false],
  ['ftp:no', false],
  [`a.${'b'.repeat(websiteLength)}`, false],
])('of %j a form without schemas says the same as the contract', (typed, isAddress) => {
  expect(looksLikeWebsite(typed)).toBe(isAddress)
  expect(companyWebsiteSchema.safeParse(typed).success).toBe(isAddress)
})
