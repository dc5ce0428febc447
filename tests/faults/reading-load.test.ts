import { spawn } from 'node:child_process'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'

/** Pages as heavy as a real site's heaviest: thousands of elements and a stylesheet of thousands of rules. */
const site = `
import { createServer } from 'node:http'
const css = Array.from({ length: 4000 }, (_, n) => '.c' + n + ' .d { color: #' + (n * 4093 % 4096).toString(16).padStart(3, '0') + ' }').join('\\n')
const links = Array.from({ length: 12 }, (_, n) => '<a href="/p' + n + '">Page ' + n + '</a>').join('')
const rows = (path) => Array.from({ length: 4000 }, (_, n) => '<div class="c' + n + '"><p class="d">Line ' + n + ' of ' + path + ' says something.</p></div>').join('')
createServer(({ url }, response) => {
  const isCss = url === '/style.css'
  if (!isCss && !/^\\/(p\\d+)?$/.test(url)) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': isCss ? 'text/css' : 'text/html' })
  response.end(isCss ? css : '<title>' + url + '</title><link rel="stylesheet" href="/style.css">' + links + rows(url))
}).listen(0, '127.0.0.1', function () { process.send(this.address().port) })
`

const readings = process.env.DEEP ? 20 : 4
/** What readings may leave behind, each with its share, and what a reading side by side with others may add at most. */
const mostMb = 150 + readings * 20
/** Parsed on the server's own thread, the same pages keep it busy nearly all the time, on a fast machine as on a slow one. */
const mostBusy = 0.5

it(`${readings} readings of ten accounts at once all end, leave the server free and do not fill its memory`, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', site], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    const port = await new Promise<number>((resolve) =>
      child.once('message', (sent) => resolve(Number(sent))),
    )
    const reader = createSiteReader({ allow: [`127.0.0.1:${port}`], limits: { pages: 4 } })
    const read = (index: number) =>
      reader.read(`http://127.0.0.1:${port}/`, { owner: `account ${index % 10}`, patienceMs: 600_000 })
    await read(0) // The threads have started, and code is compiled.
    const before = process.memoryUsage().rss
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const idle = performance.eventLoopUtilization()
    const reads = await Promise.all(Array.from({ length: readings }, (_, index) => read(index)))
    delay.disable()
    const busy = performance.eventLoopUtilization(idle).utilization
    const grownMb = (process.memoryUsage().rss - before) / 1024 / 1024
    // Printed, not asserted: how long a machine takes is its own.
    const longestMs = delay.max / 1e6
    process.stdout.write(
      `${readings} readings at once: longest block ${longestMs.toFixed(1)} ms, 99% ${(delay.percentile(99) / 1e6).toFixed(1)} ms, busy ${Math.round(busy * 100)}%, memory +${grownMb.toFixed(0)} MB\n`,
    )
    expect(reads.map(({ pages }) => pages.length)).toEqual(Array.from({ length: readings }, () => 4))
    expect(busy).toBeLessThan(mostBusy)
    expect(grownMb).toBeLessThan(mostMb)
  } finally {
    child.kill()
  }
}, 120_000)
