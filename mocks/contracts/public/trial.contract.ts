import * as z from 'zod/mini'
import { messageSchema } from '../conversations/message.schema.ts'
import { widgetWordsSchema } from '../embed/widget-words.schema.ts'
import { hexColorSchema } from '../onboarding/branding.schema.ts'
import { companyWebsiteSchema } from '../onboarding/company.schema.ts'
import { readingProgressSchema } from '../onboarding/onboarding.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { anyone } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { siteUnreadableCode } from './trial.refusals.ts'
import { trialIdSchema } from './trial-id.schema.ts'
import { trialLimits } from './trial-limits.ts'

const regional = z.object({ region: regionSchema })
const question = z.string().check(z.trim(), z.minLength(1), z.maxLength(trialLimits.questionLength))

/** A website that was read for somebody who has no account, to be asked for half an hour. */
export const trialSchema = z.object({
  /** Who holds it may ask; no cookie is set. */
  trialId: trialIdSchema,
  /** The home page, after redirects. */
  website: z.string(),
  name: z.string(),
  description: z.string(),
  /** BCP 47; 'en' where the website names none. */
  lang: z.string(),
  /** The widget's own words in that language. */
  words: widgetWordsSchema,
  /** First line of the chat. */
  greeting: z.string(),
  /** At most 11, most used first. */
  colors: z.array(hexColorSchema),
  /** PNG data URL of the logo or icon; null where none was found. */
  logo: z.nullable(z.string()),
  /** Questions the website answers. */
  suggestions: z.array(z.string()),
  pages: z.array(z.object({ url: z.string(), title: z.string() })),
  questionsLeft: z.int(),
  /** Unix seconds. */
  expiresAt: z.int(),
})
export type Trial = z.infer<typeof trialSchema>

/** Reads a website for somebody without an account. Kept for half an hour, for whoever holds the answer's `trialId`. */
export const createTrial = defineContract({
  id: 'public.trial.create',
  method: 'POST',
  path: '/api/:region/rpc/publicTrial.create',
  needs: anyone,
  summary: 'Reads a website for a trial without an account. For our own pages: other callers get a 403.',
  spec: 'spec 1 §7',
  params: regional,
  bodyLimit: 10_000,
  body: z.object({ website: companyWebsiteSchema }),
  rateLimit: [
    { points: trialLimits.anHour, seconds: 3600, by: 'ip', unless: siteUnreadableCode },
    { points: trialLimits.triesAnHour, seconds: 3600, by: 'ip' },
  ],
  events: readingProgressSchema,
  responses: {
    200: trialSchema,
    /** 422 `site_unreadable`, the reason in `fields.website`; 429 `trials_full` when too many try at once, `trials_used` until the next day. */
    ...errors(403, 422, 429),
  },
})

/** Asks a trial's website. */
export const sendTrialQuestion = defineContract({
  id: 'public.trial.send',
  method: 'POST',
  path: '/api/:region/rpc/publicTrial.send',
  needs: anyone,
  summary: 'Asks a website that was read for a trial. For our own pages: other callers get a 403.',
  spec: 'spec 1 §7',
  params: regional,
  bodyLimit: 10_000,
  body: z.object({
    trialId: trialIdSchema,
    text: question,
    /** The question before, so that 'and on Sunday?' is understood. */
    before: z.optional(question),
  }),
  rateLimit: [{ points: 60, seconds: 600, by: 'ip' }],
  responses: {
    200: z.object({ message: messageSchema, questionsLeft: z.int() }),
    /** 404 when its time is over; 422 `questions_used` after the last one. */
    ...errors(403, 404, 422, 429),
  },
})
