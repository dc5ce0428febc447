import { fromRoot } from '../../api/bootstrap/paths.mjs'

/** Settings of the person at the keyboard that would change what the tests see. */
const hidden = ['NODE_ENV', 'FORCE_COLOR', 'MONGODB_URI', 'TEST_MONGODB_URI', 'PORT', 'HOST', 'PUBLIC_URL']

/** The environment every suite runs in: plain output, no `.env`, no leftover configuration. */
export function suiteEnvironment({ isDeep, isVisual = false, chromiumPath }, env = process.env) {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !hidden.includes(name)))
  return {
    ...kept,
    NO_COLOR: '1',
    ENV_FILE: fromRoot('.cache/no.env'),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...(isDeep && { DEEP: '1' }),
    ...((isDeep || isVisual) && { VISUAL_ALL: '1' }),
    ...(chromiumPath && { CHROMIUM_PATH: chromiumPath }),
  }
}
