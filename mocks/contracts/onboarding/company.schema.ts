import * as z from 'zod/mini'
import { looksLikeWebsite, websiteLength } from './website.ts'

/** A website as people type it: with http(s):// or with a dot in it (spec 1 §5). */
export const companyWebsiteSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Company website is required'),
    z.maxLength(websiteLength, 'Please enter a valid website URL or domain'),
    z.refine(isWebsite, { error: 'Please enter a valid website URL or domain' }),
  )

/** What is empty is told apart: where it must not be, in words of its own. */
function isWebsite(value: string): boolean {
  return value === '' || looksLikeWebsite(value)
}

/** The company an agent is made for (spec 1 §3, §5). */
export const companySchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Company name is required'),
      z.maxLength(200, 'Please keep the name under 200 characters.'),
    ),
  website: companyWebsiteSchema,
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please tell us what your company does'),
      z.minLength(10, 'Please provide at least 10 characters'),
      z.maxLength(5000, 'Please keep the description under 5,000 characters.'),
    ),
})
export type Company = z.infer<typeof companySchema>

/** What an owner writes for visitors to be told: hours, prices, addresses; one page of it is plenty. */
export const factsSchema = z
  .string()
  .check(z.trim(), z.maxLength(20_000, 'Please keep this under 20,000 characters.'))

/** A company described by hand: it needs no website, and one it has is not read. */
export const writtenCompanySchema = z.extend(companySchema, {
  website: z
    .string()
    .check(
      z.trim(),
      z.maxLength(websiteLength, 'Please enter a valid website URL or domain'),
      z.refine(isWebsite, { error: 'Please enter a valid website URL or domain' }),
    ),
})

/** Everything that is written by hand. */
export const byHandSchema = z.extend(writtenCompanySchema, { facts: factsSchema })
