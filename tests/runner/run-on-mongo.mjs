import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../../api/bootstrap/paths.mjs'
import { onMongo, raceFiles } from './race-files.mjs'
import { runVitest } from './run-vitest.mjs'

/** The suites whose second run, over the wire, shows that both sides of the store behave alike. */
const wire = onMongo.filter((folder) => folder !== 'tests/cluster/')

/** Suites whose answer does not depend on what keeps the documents: once over the embedded store, here only when deep. */
export const onlyDeep = [
  // Who may, what is refused, how an answer looks.
  ...[
    'agent-listing',
    'agent-saving',
    'agent-templates',
    'agent-variants',
    'bad-input',
    'css-assistant',
    'headers',
    'hosts',
    'launcher',
    'live-people',
    'members',
    'model-caps',
    'model-failures',
    'rate-limits',
    'secrets',
    'sessions',
    'site-reader',
    'tenant-matrix',
    'trials',
    'uploads',
  ].map((name) => `tests/security/${name}.test.ts`),
  // What is refused of one document, and words; what of them is kept or races is in suites of `tests/security` that run.
  ...[
    'agency/agency',
    'agency/custom-tabs',
    'agency/email-domain',
    'agents/template-file',
    'agents/version',
    'domains/domains',
    'failures',
    'files/file',
    'inbox/attachment',
    'library/credential',
    'library/function',
    'session/session',
    'styling/css',
    'voice/voice',
  ].map((name) => `tests/contract/${name}.contract.test.ts`),
  // No store at all, or always the embedded one.
  ...[
    'addresses',
    'coverage',
    'docs-examples',
    'docs-search/docs-search',
    'openapi',
    'providers/files',
    'providers/shells',
    'providers/site-reader',
    'strictness',
  ].map((name) => `tests/contract/${name}.test.ts`),
  'tests/store/embedded.test.ts',
]

/**
 * Runs store, contract and api tests against `TEST_MONGODB_URI`, or against servers made here: FerretDB, which keeps
 * what it is given as MongoDB does, and mongo-java-server, which changes it in one piece as MongoDB does.
 */
export async function runOnMongo(context) {
  if (context.mongoUri) {
    const onGiven = await runOn(context.mongoUri, 'mongo', onMongo, context)
    return together(onGiven, tellOfDeep(context))
  }
  const java = startServer('mongo-java-server.mjs', 'startMongoJavaServer')
  // Built meanwhile: the first time that takes as long as the races.
  const ferret = startServer('ferretdb.mjs', 'startFerretDb')
  // Whoever waits for it hears of a failure, once the races are over.
  ferret.catch(() => undefined)
  const races = raceFiles(context)
  const raced = await withServer(java, (uri) => runOn(uri, 'races', races, context))
  // What raced need not stand in line, too, unless all is asked for.
  const done =
    raced.isSkipped || context.isDeep ? [] : races.filter((file) => file.startsWith('tests/security/'))
  const onWire = await withServer(ferret, (uri) => runOn(uri, 'mongo', wire, context, done))
  return together(onWire, raced, tellOfDeep(context))
}

/** Of the files a context names, those of this run; all of the run's when it names none. */
async function runOn(uri, name, filters, context, done = []) {
  const exclude = context.isDeep ? [] : [...(name === 'mongo' ? onlyDeep : []), ...done]
  const files = context.files?.filter(
    (file) => filters.some((filter) => file.startsWith(filter)) && !exclude.includes(file),
  )
  if (files?.length === 0) return { passed: 0, failed: 0, skipped: 0, notes: [], output: '' }
  const env = { ...context.env, TEST_MONGODB_URI: uri }
  return runVitest({
    name,
    projects: ['unit', 'api'],
    filters,
    exclude,
    context: { ...context, env, ...(files && { files }) },
  })
}

/** A line that names what a short run leaves to the deep one. */
function tellOfDeep({ isDeep }) {
  const notes = isDeep ? [] : [`Over MongoDB only with --deep: ${onlyDeep.join(', ')}`]
  return { passed: 0, failed: 0, skipped: 0, notes, output: '' }
}

/** Starts a server, or says why there is none. */
async function startServer(script, start) {
  const file = fromRoot('tests/mongo', script)
  if (existsSync(file)) return (await import(pathToFileURL(file).href))[start]()
  return { skipped: `tests/mongo/${script} is not there and TEST_MONGODB_URI is not set` }
}

async function withServer(starting, work) {
  const server = await starting
  if ('skipped' in server) return skipped(server.skipped)
  try {
    return await work(server.uri)
  } finally {
    await server.stop()
  }
}

function skipped(reason) {
  return {
    passed: 0,
    failed: 0,
    skipped: 1,
    notes: [`SKIPPED mongo: ${reason}`],
    output: '',
    isSkipped: true,
  }
}

function together(...outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    unsteady: sum('unsteady'),
    notes: outcomes.flatMap(({ notes }) => notes),
    output: outcomes.map(({ output }) => output).join('\n'),
  }
}
