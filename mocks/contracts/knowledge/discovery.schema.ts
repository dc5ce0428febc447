import * as z from 'zod/mini'
import { pageAddressLimit, pagesLimit, pathRulesLimit } from './knowledge-limits.ts'

/** Where pages are looked for: in the addresses a site map names, or along the links of a site. */
export const discoveryWays = ['sitemap', 'crawl'] as const
export type DiscoveryWay = (typeof discoveryWays)[number]

const pathWrong = 'A path begins with a slash, as /blog does.'
const pathsSchema = z
  .array(z.string(pathWrong).check(z.maxLength(200), z.regex(/^\/\S*$/, pathWrong)))
  .check(z.maxLength(pathRulesLimit, `Please use at most ${pathRulesLimit} paths.`))

/** What pages are looked for. */
export const discoveryFieldsSchema = z.object({
  by: z.enum(discoveryWays),
  /** Of a site map, or of the page to begin at. */
  address: z.string().check(
    z.trim(),
    z.minLength(3, 'Please enter an address.'),
    z.maxLength(pageAddressLimit, 'This address is too long.'),
    z.refine((typed) => !/\s/.test(typed), 'Please enter one address.'),
  ),
  maxPages: z
    .int('Please enter a number.')
    .check(
      z.minimum(1, 'Please look for at least one page.'),
      z.maximum(pagesLimit, `Please look for at most ${pagesLimit.toLocaleString('en')} pages.`),
    ),
  /** Beginnings of paths, one of which a page must have; none admits all. */
  include: pathsSchema,
  /** Beginnings of paths that are left out. */
  exclude: pathsSchema,
})
export type DiscoveryFields = z.infer<typeof discoveryFieldsSchema>

/** A page somebody may want to add. */
export const foundPageSchema = z.object({
  url: z.string(),
  /** '' for one that was not opened, as those a site map names. */
  title: z.string(),
  /** Characters of readable text; null for one that was not opened. */
  charCount: z.nullable(z.int()),
  /** Whether the agent has a document of it already. */
  known: z.boolean(),
})
export type FoundPageCard = z.infer<typeof foundPageSchema>
/** The same without what an agent knows. */
export type FoundPage = Omit<FoundPageCard, 'known'>

/** A search for pages. */
export const discoverySchema = z.object({
  ID: z.string(),
  by: z.enum(discoveryWays),
  address: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** Why it failed, in words; '' otherwise. */
  message: z.string(),
  /** Pages found so far. */
  found: z.int(),
  /** The pages, once it is done. */
  pages: z.array(foundPageSchema),
  /** Pages that robots.txt asks readers to leave alone. */
  refused: z.int(),
  /** There may be more pages: the number asked for, time or bytes ran out. */
  cutShort: z.boolean(),
  /** Unix seconds. */
  createdAt: z.int(),
})
export type Discovery = z.infer<typeof discoverySchema>
