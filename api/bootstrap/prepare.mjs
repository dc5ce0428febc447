import { ensureBuilt } from './build.mjs'
import { loadEnvFile } from './env-file.mjs'
import { ensureInstalled } from './install.mjs'
import { requireSupportedNode } from './node-version.mjs'
import { fromRoot } from './paths.mjs'

/** Everything both `npm start` and `npm run dev` need before the server; a failure ends the process with its reason. */
export async function prepare() {
  requireSupportedNode()
  process.chdir(fromRoot())
  try {
    await ensureInstalled()
    await ensureBuilt()
  } catch (error) {
    // Exit only once the reason has been written: it can be a whole build's output, on a pipe that is read slowly.
    process.stderr.write(`${error.message}\n`, () => process.exit(1))
    await new Promise(() => {})
  }
  loadEnvFile()
}
