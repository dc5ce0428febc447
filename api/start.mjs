// `npm start`: on a fresh machine with only Node and npm this installs, builds and serves. Until the dependencies are
// installed nothing but Node's built-ins can be imported, and Node reads no TypeScript, hence the .mjs files.
import { prepare } from './bootstrap/prepare.mjs'

await prepare()
process.env.NODE_ENV ??= 'production'

// The server runs in this very process: signals reach it as they are, and ending this process ends it.
await import('tsx')
await import('./main.ts')
