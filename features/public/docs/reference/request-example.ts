import type { Example } from '../guide.types.ts'
import type { OpenApi } from './openapi.types.ts'
import { jsonOf, type Operation } from './read-openapi.ts'
import { sampleOf } from './sample-value.ts'

/** Names in the environment that stand for what everyone has. */
const known: Record<string, string> = {
  agentId: 'AGENT_ID',
  workspaceId: 'WORKSPACE_ID',
  uid: 'WORKSPACE_ID',
}

/** The environment's name of an input: `ITEM_ID` of `itemId`. */
function variableOf(name: string): string {
  return known[name] ?? name.replace(/[A-Z]/g, '_$&').toUpperCase()
}

/** How to call an operation, in every language. */
export function requestExample(api: OpenApi, operation: Operation): Example['code'] {
  const { method, parameters, security } = operation
  const path = operation.path.replace('{region}', '%region%')
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const search = (write: (variable: string) => string) =>
    query.length ? `?${query.map(({ name }) => `${name}=${write(variableOf(name))}`).join('&')}` : ''
  const address = (write: (variable: string) => string) =>
    `{origin}${path.replace(/\{(\w+)\}/g, (_, name: string) => write(variableOf(name))).replace('%region%', '{region}')}${search(write)}`
  const schema = jsonOf(operation.requestBody)
  const body = schema && sampleOf(api, schema, { onlyRequired: true })
  const token = security.some((way) => 'visitor' in way)
    ? 'VISITOR_TOKEN'
    : security.some((way) => 'key' in way)
      ? 'VOICEGLOW_KEY'
      : null
  return {
    curl: curl(
      method,
      address((name) => `$${name}`),
      token,
      body,
    ),
    javascript: javascript(
      method,
      address((name) => `\${process.env.${name}}`),
      token,
      body,
    ),
    python: python(
      method,
      address((name) => `{os.environ['${name}']}`),
      token,
      body,
    ),
  }
}

function curl(method: string, url: string, token: string | null, body: unknown): string {
  const lines = [
    `curl ${method === 'GET' || (method === 'POST' && body !== undefined) ? '' : `-X ${method} `}"${url}"`,
  ]
  if (token) lines.push(`-H "Authorization: Bearer $${token}"`)
  if (body !== undefined) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`)
  return lines.join(' \\\n  ')
}

function javascript(method: string, url: string, token: string | null, body: unknown): string {
  const headers = [
    ...(token ? [`    Authorization: \`Bearer \${process.env.${token}}\`,`] : []),
    ...(body === undefined ? [] : ["    'Content-Type': 'application/json',"]),
  ]
  const init = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length ? ['  headers: {', ...headers, '  },'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${JSON.stringify(body)}),`]),
  ]
  const call = init.length ? `fetch(\`${url}\`, {\n${init.join('\n')}\n})` : `fetch(\`${url}\`)`
  return `const response = await ${call}\nconsole.log(await response.json())`
}

function python(method: string, url: string, token: string | null, body: unknown): string {
  const headers = [
    ...(token ? [`        "Authorization": "Bearer " + os.environ["${token}"],`] : []),
    ...(body === undefined ? [] : ['        "Content-Type": "application/json",']),
  ]
  const lines = [
    `    f"${url}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(headers.length ? ['    headers={', ...headers, '    },'] : []),
    ...(body === undefined ? [] : [`    data=json.dumps(${pythonOf(body)}).encode(),`]),
  ]
  return `import json, os\nfrom urllib.request import Request, urlopen\n\nrequest = Request(\n${lines.join('\n')}\n)\nprint(json.load(urlopen(request)))`
}

/** A JSON value as Python writes it. */
function pythonOf(value: unknown): string {
  return JSON.stringify(value)
    .replace(/(?<=[:,[])true(?=[,}\]])/g, 'True')
    .replace(/(?<=[:,[])false(?=[,}\]])/g, 'False')
    .replace(/(?<=[:,[])null(?=[,}\]])/g, 'None')
}
