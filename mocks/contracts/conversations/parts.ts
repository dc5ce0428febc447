import * as z from 'zod/mini'
import { httpsUrl } from '../shared/https-url.ts'
import { handoffMark } from './handoff-names.ts'
import {
  buttonsLimit,
  cardButtonsLimit,
  cardsLimit,
  formChoicesLimit,
  formFieldsLimit,
  formValueLimit,
  partLabelLimit,
  partsLimit,
  partTextLimit,
  partUrlLimit,
} from './part-limits.ts'

/** Said of an address that is none of https. */
export const partUrlWords = 'Please use an https:// address.'

/** Said of two forms in one message. */
export const oneFormWords = 'A message has one form at most.'

/** Said of two fields that keep their values under one name. */
export const fieldNamesWords = 'Each field needs a name of its own.'

/** Said of a field's name that is kept for what is asked at handoff. */
export const handoffNameWords = `The name of a field cannot begin with ${handoffMark}.`

/** What a field of a form takes: `long` is text of several lines, `choice` one of its options. */
export const formFieldKinds = ['text', 'email', 'phone', 'choice', 'long'] as const
export type FormFieldKind = (typeof formFieldKinds)[number]

/** The name a field's value is kept under, as variables of flows are called. */
export const formNameSchema = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/))

/**
 * The shapes of parts: ready to be shown, or while they are being written. Of the latter, texts may be empty and
 * addresses may hold `{{variables}}`; what does not become a whole part is not sent.
 */
function shapesOf(isDraft: boolean) {
  const said = (most: number) => z.string().check(z.minLength(isDraft ? 0 : 1), z.maxLength(most))
  const list = <T extends z.ZodMiniType>(item: T, most: number) =>
    z.array(item).check(z.minLength(isDraft ? 0 : 1), z.maxLength(most))
  const url = isDraft ? z.string().check(z.maxLength(partUrlLimit)) : httpsUrl(partUrlLimit, partUrlWords)
  const name = isDraft ? z.union([z.literal(''), formNameSchema]) : formNameSchema

  /** A button says words as the visitor, or opens a page. */
  const button = z.object({
    label: said(partLabelLimit),
    /** What is said when it is pressed. @default its label */
    says: z.optional(said(partTextLimit)),
    /** An https page it opens instead, in a tab of its own. @default it says words */
    url: z.optional(url),
  })
  const card = z.object({
    type: z.literal('card'),
    title: said(partLabelLimit),
    text: z.optional(z.string().check(z.maxLength(partTextLimit))),
    /** An https address of a picture. */
    imageUrl: z.optional(url),
    buttons: z.optional(z.array(button).check(z.maxLength(cardButtonsLimit))),
  })
  const carousel = z.object({ type: z.literal('carousel'), cards: list(card, cardsLimit) })
  const buttons = z.object({ type: z.literal('buttons'), buttons: list(button, buttonsLimit) })
  const field = z.object({
    name,
    label: said(partLabelLimit),
    kind: z.enum(formFieldKinds),
    /** It cannot be left empty. @default false */
    required: z.optional(z.boolean()),
    /** What a `choice` offers; of no meaning for the others. */
    choices: z.optional(z.array(said(partLabelLimit)).check(z.maxLength(formChoicesLimit))),
  })
  const form = z.object({
    type: z.literal('form'),
    title: z.optional(z.string().check(z.maxLength(partLabelLimit))),
    fields: list(field, formFieldsLimit).check(
      z.refine((fields) => isDraft || hasOwnNames(fields), fieldNamesWords),
      z.refine((fields) => isDraft || fields.every(offersSomething)),
    ),
    /** What the button that sends it says. */
    submit: said(partLabelLimit),
  })
  const part = z.discriminatedUnion('type', [card, carousel, buttons, form])
  return { button, card, field, form, part }
}

function hasOwnNames(fields: readonly { name: string }[]): boolean {
  return new Set(fields.map(({ name }) => name)).size === fields.length
}

function offersSomething({
  kind,
  choices,
}: {
  kind: FormFieldKind
  choices?: string[] | undefined
}): boolean {
  return kind !== 'choice' || (choices?.length ?? 0) > 0
}

const shown = shapesOf(false)
const draft = shapesOf(true)

const isOneForm = (parts: readonly { type: string }[]) =>
  parts.filter(({ type }) => type === 'form').length <= 1

const isOwnNamed = (parts: readonly { type: string; fields?: readonly { name: string }[] }[]) =>
  !parts.some(({ fields = [] }) => fields.some(({ name }) => name.startsWith(handoffMark)))

/** Shapes of what parts are made of, ready to be shown. */
export const {
  button: partButtonSchema,
  card: cardSchema,
  field: formFieldSchema,
  form: formSchema,
  part: partSchema,
} = shown

/** The same while they are written, for a flow. */
export const { card: draftCardSchema, part: draftPartSchema } = draft

/** What stands under the words of an answer: cards, buttons, a form. Texts are plain; there is no markup in them. */
export const partsSchema = z
  .array(partSchema)
  .check(z.maxLength(partsLimit), z.refine(isOneForm, oneFormWords), z.refine(isOwnNamed, handoffNameWords))

/** Parts as a flow keeps them, unfinished too; variables stand in their texts as `{{name}}`. */
export const draftPartsSchema = z
  .array(draftPartSchema)
  .check(z.maxLength(partsLimit), z.refine(isOneForm, oneFormWords), z.refine(isOwnNamed, handoffNameWords))

export type Part = z.infer<typeof partSchema>
export type PartOf<T extends Part['type']> = Extract<Part, { type: T }>
export type Card = PartOf<'card'>
export type Form = PartOf<'form'>
export type PartButton = z.infer<typeof partButtonSchema>
export type FormField = z.infer<typeof formFieldSchema>

/** What was filled in, by the names of the fields; the form they belong to decides what is taken of it. */
export const formValuesSchema = z
  .record(formNameSchema, z.string().check(z.maxLength(formValueLimit)))
  .check(z.refine((values) => Object.keys(values).length <= formFieldsLimit))
