import { ownPictures, typeRefusal } from '../files/upload-rules.ts'
import { reservedHeaders } from './credential.schema.ts'
import { type FunctionFields, functionFieldsSchema, sendsBody } from './function.schema.ts'
import { readArguments } from './function-arguments.ts'
import { problemsOf } from './library.schema.ts'
import { addressParts, bodyTemplateOf, placeholdersIn, stringsIn } from './placeholders.ts'

type Problems = Record<string, string>

/** Everything that is wrong with a function, by field; a part of a list as `headers.0.name`. */
export const functionProblems = problemsOf(functionFieldsSchema, (fields) => ({
  ...urlProblem(fields),
  ...headerProblems(fields),
  ...parameterProblems(fields),
  ...bodyProblem(fields),
}))

function urlProblem({ url, parameters }: FunctionFields): Problems {
  const { host, path, query } = addressParts(url)
  if (placeholdersIn(host).length > 0) {
    return { url: 'Placeholders can be in the path or the query, not in the host.' }
  }
  const sample = `${host}${path.replace(/[{}]/g, '')}`
  if (!URL.canParse(sample))
    return { url: 'Please enter a full address, such as https://api.example.com/orders.' }
  const { protocol, hostname, username, password } = new URL(sample)
  if (protocol !== 'https:' && !isThisMachine(protocol, hostname)) {
    return { url: 'Please use an https:// address.' }
  }
  if (username || password) return { url: 'Use a credential in place of a name and password in the address.' }
  if (url.includes('#')) return { url: 'The address cannot have a # part.' }
  const unknown = unknownIn(`${path}?${query}`, parameters)
  if (unknown !== undefined) return { url: noParameter(unknown) }
  const optional = placeholdersIn(path).find(
    (name) => !parameters.some((each) => each.name === name && each.required),
  )
  return optional === undefined ? {} : { url: `{${optional}} is in the path, so it must be required.` }
}

/** Somebody who develops may call their own machine, where the server allows it. */
function isThisMachine(protocol: string, hostname: string): boolean {
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
}

function headerProblems({ headers, parameters }: FunctionFields): Problems {
  const names = headers.map(({ name }) => name.toLowerCase())
  const problems = headers.flatMap(({ name, value }, index) => {
    const lower = name.toLowerCase()
    const unknown = unknownIn(value, parameters)
    const said: [string, string][] = []
    if (lower === 'authorization')
      said.push(['name', 'Use a credential for Authorization: a header is not kept secret.'])
    else if (reservedHeaders.includes(lower)) said.push(['name', `${name} is set by us.`])
    else if (names.indexOf(lower) !== index) said.push(['name', `${name} appears twice.`])
    if (unknown !== undefined) said.push(['value', noParameter(unknown)])
    return said.map(([part, words]) => [`headers.${index}.${part}`, words])
  })
  return Object.fromEntries(problems)
}

function parameterProblems({ method, headers, parameters }: FunctionFields): Problems {
  const names = parameters.map(({ name }) => name)
  const headerNames = headers.map(({ name }) => name.toLowerCase())
  const problems = parameters.flatMap(({ name, in: place, defaultValue = '', ...parameter }, index) => {
    const lower = name.toLowerCase()
    const said: [string, string][] = []
    if (names.indexOf(name) !== index) said.push(['name', `${name} appears twice.`])
    else if (place === 'header' && lower === 'authorization')
      said.push(['name', 'Use a credential for Authorization: a header is not kept secret.'])
    else if (place === 'header' && reservedHeaders.includes(lower))
      said.push(['name', `${name} is set by us.`])
    else if (place === 'header' && headerNames.includes(lower))
      said.push(['name', `${name} is among the headers already.`])
    if (place === 'body' && !sendsBody(method)) said.push(['in', `A ${method} request has no body.`])
    const checked = readArguments([{ name, defaultValue, ...parameter, required: false }], {})
    if (!checked.ok) said.push(['defaultValue', Object.values(checked.fields)[0] ?? ''])
    return said.map(([part, words]) => [`parameters.${index}.${part}`, words])
  })
  return Object.fromEntries(problems)
}

function bodyProblem(fields: FunctionFields): Problems {
  try {
    const unknown = unknownIn(stringsIn(bodyTemplateOf(fields)).join('\n'), fields.parameters)
    return unknown === undefined ? {} : { bodyTemplate: noParameter(unknown) }
  } catch {
    return { bodyTemplate: 'This is not valid JSON. Put placeholders in quotes: {"order": "{id}"}.' }
  }
}

function unknownIn(text: string, parameters: FunctionFields['parameters']): string | undefined {
  return placeholdersIn(text).find((name) => !parameters.some((parameter) => parameter.name === name))
}

function noParameter(name: string): string {
  return `{${name}} is not a parameter. Add it below, or correct its name.`
}

/** What is wrong with the picture that is given: one that is uploaded, the one there is, or none are taken. */
export function functionImageProblem(given: string | undefined, kept: string): Problems {
  const isTaken = given === undefined || given === '' || given === kept || given.startsWith('data:image/')
  return isTaken ? {} : { imageUrl: typeRefusal(ownPictures) }
}
