import * as z from 'zod/mini'
import { headerNamePattern, headerTextPattern } from './credential.schema.ts'
import { libraryItemFields, neededText, optionalText } from './library.schema.ts'

/** Said of a header's value that no request can carry. */
export const headerTextWrong = 'A header cannot contain line breaks or special characters.'

/** Most parameters of a function. */
export const parametersLimit = 20

/** Most headers of a function, its credential's not counted. */
export const headersLimit = 20

/** Longest a function may take, in seconds. */
export const longestTimeout = 30

/** Seconds a function may take at most where a model calls it while a visitor waits. */
export const longestForModel = 10

export const functionMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type FunctionMethod = (typeof functionMethods)[number]

export const parameterTypes = ['string', 'number', 'integer', 'boolean', 'object'] as const
export type ParameterType = (typeof parameterTypes)[number]

const identifier = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/
/** A header is called with hyphens. */
const parameterName = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/
const identifierHelp = 'Use letters, digits and underscores, starting with a letter, such as find_order.'
const secondsHelp = `Please enter 1 to ${longestTimeout} seconds.`

/** Where a value goes that stands in no placeholder. */
export const parameterPlaces = ['query', 'body', 'header'] as const
export type ParameterPlace = (typeof parameterPlaces)[number]

/** One value an agent fills in. */
export const parameterSchema = z.object({
  name: z.string('Please name the parameter.').check(z.regex(parameterName, identifierHelp)),
  type: z.enum(parameterTypes, 'Please choose a type.'),
  /** What it is, for the model. */
  description: optionalText(300),
  required: z.boolean(),
  /** Where it goes when it stands in no placeholder. @default the query of a GET, else the body */
  in: z.optional(z.enum(parameterPlaces)),
  /** Used when the model gives no value; as it is typed. @default none */
  defaultValue: z.optional(optionalText(1000)),
})
export type FunctionParameter = z.infer<typeof parameterSchema>

/** One header; its value may hold placeholders. */
export const headerSchema = z.object({
  name: z
    .string('Please name the header.')
    .check(
      z.regex(headerNamePattern, 'Use letters, digits and hyphens, such as X-Shop-Id.'),
      z.maxLength(100, 'Please use at most 100 characters.'),
    ),
  value: z
    .string('Please enter the value.')
    .check(
      z.regex(headerTextPattern, headerTextWrong),
      z.maxLength(1000, 'Please use at most 1,000 characters.'),
    ),
})
export type FunctionHeader = z.infer<typeof headerSchema>

/** An HTTP call agents can make: what an owner writes of it. */
export const functionFieldsSchema = z.object({
  /** What the model calls it; no two of a workspace are called the same. */
  name: z.string('Please name the function.').check(z.regex(identifier, identifierHelp)),
  /** When to call it and what it answers, for the model. */
  description: neededText(1000, 'Please say what it does: the model decides by it when to call it.'),
  method: z.enum(functionMethods, 'Please choose a method.'),
  /** An https address; `{name}` in its path and query stands for a parameter. */
  url: z
    .string('Please enter the address.')
    .check(
      z.minLength(1, 'Please enter the address.'),
      z.maxLength(2000, 'Please use at most 2,000 characters.'),
    ),
  headers: z
    .array(headerSchema, 'Please enter headers.')
    .check(z.maxLength(headersLimit, `Please use at most ${headersLimit} headers.`)),
  parameters: z
    .array(parameterSchema, 'Please enter parameters.')
    .check(z.maxLength(parametersLimit, `Please use at most ${parametersLimit} parameters.`)),
  /** JSON whose strings may hold placeholders; '' sends the parameters that stand nowhere else. Not for GET. */
  bodyTemplate: optionalText(10_000),
  /** What is sent with it to prove who calls; '' for nothing. */
  credentialId: z.string('Please choose a credential.').check(z.regex(/^([A-Za-z0-9_-]{16})?$/)),
  /** Seconds until it is given up. */
  timeout: z.int(secondsHelp).check(z.minimum(1, secondsHelp), z.maximum(longestTimeout, secondsHelp)),
})
export type FunctionFields = z.infer<typeof functionFieldsSchema>

/** What a function shows beside what it calls. */
const functionLookFields = {
  /** Address of its picture, `/files/…`; '' for none (spec 3 §3). */
  imageUrl: z.string(),
}

/** A function with all its fields. */
export const functionSchema = z.extend(functionFieldsSchema, {
  ...libraryItemFields,
  ...functionLookFields,
  /** The host its secret is kept for, which no answer holds; '' for none. */
  serverUrlSecretHost: z.string(),
})
export type LibraryFunction = z.infer<typeof functionSchema>

/** A function as the list shows it. */
export const functionCardSchema = z.object({
  ...libraryItemFields,
  ...functionLookFields,
  name: z.string(),
  description: z.string(),
  method: z.enum(functionMethods),
  url: z.string(),
  credentialId: z.string(),
})
export type FunctionCard = z.infer<typeof functionCardSchema>

/** What a new function starts with. */
export const functionDefaults: FunctionFields = {
  name: '',
  description: '',
  method: 'GET',
  url: '',
  headers: [],
  parameters: [],
  bodyTemplate: '',
  credentialId: '',
  timeout: 10,
}

/** Whether a method sends a body. */
export function sendsBody(method: FunctionMethod): boolean {
  return method !== 'GET'
}
