import * as z from 'zod/mini'
import { chainSteps, faultCodes } from './fault-codes.ts'
import { fixers } from './fault-words.ts'

/** A record as a provider's panel takes it. */
export const recordChangeSchema = z.object({
  type: z.enum(['A', 'AAAA', 'CNAME', 'TXT', 'CAA', 'NS', 'DS']),
  /** Below the zone, `@` for the zone itself. */
  name: z.string(),
  value: z.string(),
})

/** Something that was found at a domain, in words. */
export const faultSchema = z.object({
  code: z.enum(faultCodes),
  /** Where on the way to a live domain it stands. */
  step: z.enum(chainSteps),
  /** Who can put it right. */
  who: z.enum(fixers),
  /** The same by name, such as 'Whoever can sign in at Cloudflare for example.com'. */
  whoWords: z.string(),
  title: z.string(),
  meaning: z.string(),
  advice: z.string(),
  /** Records to have. */
  add: z.array(recordChangeSchema),
  /** Records to remove. */
  remove: z.array(recordChangeSchema),
})
export type Fault = z.infer<typeof faultSchema>

/** One step of the way: done, wrong, on its way by itself, or not begun. */
export const chainLinkSchema = z.object({
  step: z.enum(chainSteps),
  state: z.enum(['done', 'wrong', 'waiting', 'ahead']),
})
export type ChainLink = z.infer<typeof chainLinkSchema>

/** What a look at a domain's DNS ended with. */
export const diagnosisSchema = z.object({
  host: z.string(),
  /** Unix seconds. */
  checkedAt: z.int(),
  /** Who keeps its records, by its name servers; null for nobody known. */
  provider: z.nullable(
    z.object({
      name: z.string(),
      /** Where in its panel records are kept. */
      panel: z.string(),
      /** What the panel calls name and value of a record. */
      nameField: z.string(),
      valueField: z.string(),
    }),
  ),
  /** The name servers of the zone. */
  servers: z.array(z.string()),
  /** What was found, what comes first first; never empty. */
  faults: z.array(faultSchema),
  chain: z.array(chainLinkSchema),
  /** The records the domain needs. */
  records: z.array(recordChangeSchema),
})
export type Diagnosis = z.infer<typeof diagnosisSchema>
