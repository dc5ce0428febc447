import * as z from 'zod/mini'

/** Longest link target in an answer, in characters. */
export const hrefLimit = 2048

const linkTarget = /^(?:https?:\/\/|mailto:|tel:)/i

/** A run of text in one style. Runs do not nest, so a renderer needs no recursion. */
export const inlineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('strong'), text: z.string() }),
  z.object({ type: z.literal('em'), text: z.string() }),
  z.object({ type: z.literal('code'), text: z.string() }),
  z.object({
    type: z.literal('link'),
    text: z.string(),
    /** http, https, mailto or tel; nothing that runs. */
    href: z.string().check(z.maxLength(hrefLimit), z.regex(linkTarget)),
  }),
])
export type Inline = z.infer<typeof inlineSchema>

/** One block of an answer, parsed on the server: the widget carries no Markdown library (architecture §6). */
export const blockSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('paragraph'),
    /** A line break inside is '\n'. */
    runs: z.array(inlineSchema),
  }),
  z.object({
    type: z.literal('list'),
    ordered: z.boolean(),
    /** One list of runs per item; nested lists are flattened into their parent. */
    items: z.array(z.array(inlineSchema)),
  }),
  z.object({
    type: z.literal('code'),
    /** Language as the author named it, '' when not named. */
    lang: z.string(),
    text: z.string(),
  }),
])
export type Block = z.infer<typeof blockSchema>
