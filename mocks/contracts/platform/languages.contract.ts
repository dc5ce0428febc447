import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { anyone } from '../shared/needs.ts'

/** A language an agent can speak (spec 1 §7). */
export const languageSchema = z.object({
  /** BCP 47 tag: `en`, `pt-BR`. */
  language: z.string(),
  /** Its English name: `Portuguese (Brazil)`. */
  name: z.string(),
})
export type Language = z.infer<typeof languageSchema>

/** The languages to choose from, by name (spec 1 §7). */
export const listLanguages = defineContract({
  id: 'platform.languages.list',
  method: 'GET',
  path: '/api/translate',
  needs: anyone,
  summary: 'Lists the languages an agent can speak.',
  spec: 'spec 1 §7',
  cacheSeconds: 86_400,
  responses: { 200: z.object({ success: z.boolean(), languages: z.array(languageSchema) }) },
})
