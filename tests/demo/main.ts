import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { testMongoUri } from '../harness/test-stores.ts'
import { agentPlans } from './agent-plans.ts'
import { freshDemoFolder } from './demo-folder.ts'
import { fillDemo, startDemoApp } from './fill-demo.ts'
import { demoOwner, onlookerEmail } from './people.ts'
import { type DemoSites, startDemoSites } from './sites.ts'

const root = join(import.meta.dirname, '../..')

const { values: options } = parseArgs({
  options: {
    agents: { type: 'string', default: String(agentPlans.length) },
    'fill-only': { type: 'boolean', default: false },
  },
})

/** Fills the folder; the clock of the app that does is moved, so another one serves it. */
async function fill(dataDir: string, sites: DemoSites): Promise<void> {
  const agents = Number(options.agents)
  if (!Number.isInteger(agents) || agents < agentPlans.length) {
    throw new Error(`--agents takes a whole number, ${agentPlans.length} or more.`)
  }
  if (testMongoUri) throw new Error('The demo is kept in the embedded store. Unset TEST_MONGODB_URI.')
  freshDemoFolder(dataDir)
  process.stdout.write('Filling the demo…\n')
  const started = performance.now()
  const app = await startDemoApp(sites, { dataDir })
  try {
    const made = await fillDemo(app, sites, { agents })
    const seconds = Math.round((performance.now() - started) / 1000)
    process.stdout.write(`
In ${seconds} s: ${made.agents} agents, ${made.versions} versions, ${made.conversations} conversations, ${made.people} people
Kept in ${dataDir}

Sign in with ${demoOwner.email} and the password ${demoOwner.password}
${onlookerEmail} may only look, with the same password
Websites for the Agent Wizard: ${Object.values(sites.companies)
      .map(({ website }) => website)
      .join(' and ')}

`)
  } finally {
    await app.stop()
  }
}

/** Serves the folder as `npm start` would, until this process ends. */
async function serve(dataDir: string, sites: DemoSites): Promise<void> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    ENV_FILE: '',
    MONGODB_URI: '',
    DATA_DIR: dataDir,
    SITE_READER_ALLOW: sites.hosts.join(','),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  })
  await import('#api/start.mjs')
}

const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.cache/demo'))
const sites = await startDemoSites()
try {
  await fill(dataDir, sites)
  if (options['fill-only']) await sites.stop()
  else await serve(dataDir, sites)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
  await sites.stop()
}
