import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../../api/bootstrap/paths.mjs'
import { runVitest } from './run-vitest.mjs'

/** The suites whose second run, over the wire, shows that both sides of the store behave alike. */
const wire = ['tests/store/', 'tests/contract/', 'tests/security/']

/** Thousands of calls that differ in who asks and what, not in how anything is kept: over the wire only when deep. */
const heavy = ['tests/security/{tenant-matrix,bad-input,agent-listing,rate-limits,headers}.test.ts']

/** What many do at once, and several processes on one store: only where changes happen in one piece. */
const races = [
  'tests/store/store.test.ts',
  'tests/store/races.test.ts',
  'tests/cluster/',
  ...[
    'agent-creation',
    'agent-removal',
    'agent-versions',
    'invitations',
    'keys',
    'new-agent-notice',
    'saved-themes',
    'sign-in',
    'sign-up-facts',
  ].map((name) => `tests/security/${name}.test.ts`),
]

/** Races a short run leaves out: they hold fifty people, or count for long. */
const longRaces = [
  'agent-saving',
  'agent-templates',
  'audit-log',
  'conversations',
  'library',
  'members',
  'regions',
  'removal',
  'requests',
  'sessions',
].map((name) => `tests/security/${name}.test.ts`)

/**
 * Runs store, contract and api tests against `TEST_MONGODB_URI`, or against servers made here: FerretDB, which keeps
 * what it is given as MongoDB does, and mongo-java-server, which changes it in one piece as MongoDB does.
 */
export async function runOnMongo(context) {
  if (context.mongoUri) {
    return runOn(context.mongoUri, 'mongo', [...wire, 'tests/cluster/'], context)
  }
  const java = startServer('mongo-java-server.mjs', 'startMongoJavaServer')
  // Built meanwhile: the first time that takes as long as the races.
  const ferret = startServer('ferretdb.mjs', 'startFerretDb')
  // Whoever waits for it hears of a failure, once the races are over.
  ferret.catch(() => undefined)
  const raced = await withServer(java, (uri) =>
    runOn(uri, 'races', context.isDeep ? [...races, ...longRaces] : races, context),
  )
  // What raced need not stand in line, too, unless all is asked for.
  const done =
    raced.isSkipped || context.isDeep ? [] : races.filter((file) => file.startsWith('tests/security/'))
  const onWire = await withServer(ferret, (uri) => runOn(uri, 'mongo', wire, context, done))
  return together(onWire, raced)
}

/** Of the files a context names, those of this run; all of the run's when it names none. */
async function runOn(uri, name, filters, context, done = []) {
  const files = context.files?.filter(
    (file) => filters.some((filter) => file.startsWith(filter)) && !done.includes(file),
  )
  if (files?.length === 0) return { passed: 0, failed: 0, skipped: 0, notes: [], output: '' }
  const env = { ...context.env, TEST_MONGODB_URI: uri }
  return runVitest({
    name,
    projects: ['unit', 'api'],
    filters,
    exclude: context.isDeep ? [] : [...heavy, ...done],
    context: { ...context, env, ...(files && { files }) },
  })
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
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    notes: outcomes.flatMap(({ notes }) => notes),
    output: outcomes.map(({ output }) => output).join('\n'),
  }
}
