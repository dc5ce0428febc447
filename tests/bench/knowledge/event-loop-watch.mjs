// Loaded into a server by `--import`: writes down, ten times a second, how long its thread was held up at most.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.env.EVENT_LOOP_FILE) {
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  setInterval(() => {
    appendFileSync(process.env.EVENT_LOOP_FILE, `${Date.now()} ${Math.round(delay.max / 1e6)}\n`)
    delay.reset()
  }, 100).unref()
}
