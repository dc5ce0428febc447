import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../../api/bootstrap/paths.mjs'
import { runVitest } from './run-vitest.mjs'

/** The suites whose second run, over the wire, shows that both sides of the store behave alike. */
const filters = ['tests/store/', 'tests/contract/', 'tests/security/']

/** Thousands of calls that differ in who asks and what, not in how anything is kept: over the wire only when deep. */
const heavy = ['tests/security/{tenant-matrix,bad-input,agent-listing,rate-limits,headers}.test.ts']

/** Runs store, contract and api tests against `TEST_MONGODB_URI`, or against a FerretDB built here where Go exists. */
export async function runOnMongo(context) {
  const server = await startServer(context)
  if ('skipped' in server)
    return { passed: 0, failed: 0, skipped: 1, notes: [`SKIPPED mongo: ${server.skipped}`] }
  try {
    const env = { ...context.env, TEST_MONGODB_URI: server.uri }
    return await runVitest({
      name: 'mongo',
      projects: ['unit', 'api'],
      filters,
      exclude: context.isDeep ? [] : heavy,
      context: { ...context, env },
    })
  } finally {
    await server.stop()
  }
}

async function startServer(context) {
  if (context.mongoUri) return { uri: context.mongoUri, stop: () => {} }
  const script = fromRoot('tests/mongo/ferretdb.mjs')
  if (!existsSync(script))
    return { skipped: 'tests/mongo/ferretdb.mjs is not there and TEST_MONGODB_URI is not set' }
  const { startFerretDb } = await import(pathToFileURL(script).href)
  return startFerretDb()
}
