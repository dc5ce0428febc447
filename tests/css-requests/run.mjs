// Asks the local styling writer everything in a set, renders what it wrote, and prints what came of it:
//   node tests/css-requests/run.mjs fit            totals, and every request that went wrong
//   node tests/css-requests/run.mjs validate       totals only
//   node tests/css-requests/run.mjs everyday/fit   in the words of owners who are no designers
//   node tests/css-requests/run.mjs forbidden/final what shall not be, and what shall be as something else is
//   node tests/css-requests/run.mjs dashboard/fit  the same for the client dashboard of agencies
// A line of a set: request || follow-up => check; check. A check: part[:hover|:focus] property predicate, or
// `refuse`: it has to be named as not done.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { say } from '../../api/bootstrap/say.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [set = 'fit', filter = ''] = process.argv.slice(2).filter((one) => one !== '--show')
const surface = set.startsWith('dashboard/') ? 'dashboard' : 'widget'
const isQuiet = !set.endsWith('fit') && !process.argv.includes('--show')
const results = await runSet(set, filter)
print(results)

async function runSet(name, only) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    cacheDir: 'node_modules/.vite-css-requests',
    oxc: { jsx: { runtime: 'automatic' } },
    optimizeDeps: {
      include: ['react-dom/client', 'react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'zod/mini'],
    },
    appType: 'mpa',
  })
  await server.listen()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const { createLocalCssWriter } = await server.ssrLoadModule(
      '/api/providers/css-writer/local/local-css-writer.ts',
    )
    const { cleanWidgetCss } = await server.ssrLoadModule(
      '/mocks/contracts/styling/cleaning/clean-widget-css.ts',
    )
    const { changesBetween } = await server.ssrLoadModule('/api/css/css-delta.ts')
    const { defaultTheme } = await server.ssrLoadModule('/mocks/contracts/theme/default-theme.ts')
    const page = await browser.newPage({ viewport: { width: 1000, height: 2400 } })
    page.on('pageerror', (error) => say(String(error)))
    const { port } = server.httpServer.address()
    await page.goto(`http://127.0.0.1:${port}/tests/css-requests/page.html#${surface}`)
    await page.waitForFunction(() => 'cssRequests' in globalThis, undefined, { timeout: 60_000 })
    const call = (method, ...args) =>
      page.evaluate(([method, args]) => globalThis.cssRequests[method](...args), [method, args])
    const writer = createLocalCssWriter()
    const lines = (await readFile(`${root}/tests/css-requests/${name}/requests.txt`, 'utf8'))
      .split('\n')
      .filter((line) => line.includes('=>') && line.includes(only))
    const found = []
    for (const line of lines) found.push(await runLine(line))
    return found

    async function runLine(line) {
      const [asked, expected] = line.split('=>').map((part) => part.trim())
      const turns = asked.split('||').map((turn) => turn.trim())
      const checks = expected.split(';').map((check) => check.trim())
      const sheets = ['']
      const messages = []
      let written
      let claims = []
      let told
      for (const content of turns) {
        messages.push({ role: 'user', content })
        const css = sheets.at(-1)
        written = await writer.write({
          agent: { theme: defaultTheme, mode: 'light' },
          surface,
          messages,
          currentCss: css,
          signal: new AbortController().signal,
        })
        const after = written.css === null ? css : cleanWidgetCss(written.css).css
        messages.push({ role: 'assistant', content: 'Done.', changes: changesBetween(css, after) })
        told = await call('told', css, after, written.wishes)
        claims = told.outcomes
        sheets.push(after)
      }
      const failed = []
      for (const check of checks) if (!(await holds(check, sheets))) failed.push(check)
      const named =
        written.unknown.length +
        claims.filter((claim) => claim !== 'done').length +
        (written.wishes.length === 0 ? 1 : 0)
      const notDone =
        written.unknown.length +
        claims.filter((claim) => claim === 'not-done').length +
        (written.wishes.length === 0 ? 1 : 0)
      const mustRefuse = checks.includes('refuse')
      const real = checks.filter((check) => check !== 'refuse')
      const failedReal = failed.filter((check) => check !== 'refuse')
      const kind = mustRefuse
        ? notDone > 0 && failedReal.length === 0
          ? 'refused'
          : 'claimed'
        : failedReal.length === 0
          ? 'done'
          : named === 0
            ? 'claimed'
            : failedReal.length < real.length && claims.includes('done')
              ? 'partly'
              : 'refused honestly'
      return {
        line,
        kind,
        mustRefuse,
        failed,
        claims,
        written,
        sheets,
        extra: !mustRefuse && failedReal.length === 0 && notDone > 0,
      }
    }

    async function holds(check, sheets) {
      if (check === 'refuse') return true
      const [, id, state, property, predicate] = /^(\w+)(?::(\w+))? (\S+) (.+)$/.exec(check)
      const at = async (index) => (await call('look', sheets.at(index), [id], state !== undefined))[id]
      const [was, is] = [await at(-2), await at(-1)]
      const value = property === 'contrast' ? contrast(is.color, is.behind) : is[property]
      const before = property === 'contrast' ? contrast(was.color, was.behind) : was[property]
      if (value === undefined) return false
      return await test(predicate, value, before, async (index) => (await at(index))[property])
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function test(predicate, value, before, valueAt) {
  for (const one of predicate.split('|').length > 1 &&
  !predicate.startsWith('hue') &&
  !predicate.startsWith('is') &&
  !predicate.startsWith('has')
    ? predicate.split('|')
    : [predicate]) {
    if (await testOne(one.trim(), value, before, valueAt)) return true
  }
  return false
}

async function testOne(predicate, value, before, valueAt) {
  const [word, ...rest] = predicate.split(' ')
  const argument = rest.join(' ')
  const isColor = /rgb|color\(|gradient/.test(value)
  const amount = isColor ? luminance(colorsOf(value)[0] ?? [255, 255, 255]) : Number.parseFloat(value) || 0
  const earlier = /rgb|color\(|gradient/.test(before ?? '')
    ? luminance(colorsOf(before)[0] ?? [255, 255, 255])
    : Number.parseFloat(before) || 0
  switch (word) {
    case 'hue':
      return colorsOf(value).some((color) =>
        argument.split('|').some((name) => name === 'none' || isHue(color, name)),
      )
    case 'near': {
      const [color] = colorsOf(value)
      const target = [1, 3, 5].map((from) => Number.parseInt(argument.slice(from, from + 2), 16))
      return Boolean(color) && Math.hypot(...color.map((channel, index) => channel - target[index])) < 60
    }
    case 'dark':
      return luminance(colorsOf(value)[0]) < 0.25
    case 'light':
      return luminance(colorsOf(value)[0]) > 0.5
    case 'up':
      return amount > earlier + 0.001
    case 'down':
      return amount < earlier - 0.001
    case 'same':
      return value === before
    case 'changed':
      return value !== before
    case '=':
      return Math.abs(amount - Number(argument)) < 0.7
    case '>=':
      return amount >= Number(argument)
    case '<=':
      return amount <= Number(argument)
    case 'none':
      return value === 'none' || amount === 0
    case 'some':
      return value !== 'none' && value !== '0px' && value !== ''
    case 'is':
      return argument.split('|').includes(value)
    case 'has':
      return argument.split('|').some((one) => value.toLowerCase().includes(one.toLowerCase()))
    case 'as':
      return value === (await valueAt(Number(argument)))
    default:
      // 'right|end': one of several words.
      return predicate === value
  }
}

function colorsOf(value) {
  return [...(value ?? '').matchAll(/rgba?\(([^)]+)\)|color\(srgb ([^)]+)\)/g)].map(([, rgb, srgb]) =>
    rgb
      ? rgb
          .split(/[\s,/]+/)
          .slice(0, 3)
          .map(Number)
      : srgb
          .split(/[\s/]+/)
          .slice(0, 3)
          .map((one) => Number(one) * 255),
  )
}

function luminance([red, green, blue]) {
  const [r, g, b] = [red, green, blue].map((channel) => (channel / 255) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(ink, back) {
  const [a, b] = [luminance(colorsOf(ink)[0]), luminance(colorsOf(back)[0] ?? [255, 255, 255])]
  return String((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05))
}

function isHue([red, green, blue], name) {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least
  const light = (most + least) / 510
  const saturation = span / 255
  const hue =
    span === 0
      ? 0
      : (most === red
          ? ((green - blue) / span + 6) % 6
          : most === green
            ? (blue - red) / span + 2
            : (red - green) / span + 4) * 60
  switch (name) {
    case 'white':
      return light > 0.9
    case 'black':
      return light < 0.16
    case 'gray':
      return saturation < 0.14 && light > 0.1 && light < 0.97
    case 'brown':
      return hue >= 10 && hue <= 50 && light < 0.55 && saturation > 0.05
    case 'red':
      return (hue <= 18 || hue >= 335) && saturation > 0.12
    case 'orange':
      return hue > 14 && hue <= 48 && saturation > 0.1
    case 'yellow':
      return hue > 40 && hue <= 70 && saturation > 0.06
    case 'green':
      return hue > 70 && hue <= 170 && saturation > 0.04
    case 'teal':
      return hue > 160 && hue <= 200 && saturation > 0.1
    case 'blue':
      return hue > 180 && hue <= 262 && saturation > 0.05
    case 'purple':
      return hue >= 238 && hue <= 325 && saturation > 0.05
    case 'pink':
      return (hue > 290 || hue < 15) && saturation > 0.06
    default:
      throw new Error(`No colour is called ${name}.`)
  }
}

function print(all) {
  const count = (kind) => all.filter((one) => one.kind === kind).length
  const possible = all.filter((one) => !one.mustRefuse)
  const done = count('done')
  if (!isQuiet) {
    for (const { line, kind, failed, claims, written } of all.filter((one) =>
      one.mustRefuse ? one.kind !== 'refused' : one.kind !== 'done',
    )) {
      say(`\n${kind}: ${line}\n   failed: ${failed.join('; ')}`)
      say(
        `   wishes: ${written.wishes
          .map(
            (wish, at) =>
              `[${wish.said}: ${
                wish.refusal
                  ? 'REFUSED'
                  : wish.expects
                      .slice(0, 4)
                      .map((one) => `${one.part} ${one.reading} ${one.test} ${one.value}`)
                      .join(', ')
              } → ${claims[at]}]`,
          )
          .join(' ')} unknown: ${written.unknown.join(' ')}`,
      )
    }
    for (const { line, claims, written } of all.filter((one) => one.extra)) {
      say(
        `named needlessly: ${line}\n   ${written.wishes.map((wish, at) => `[${wish.said} → ${claims[at]}]`).join(' ')} unknown: ${written.unknown.join(' ')}`,
      )
    }
  }
  const share = (number, of) => `${number} of ${of}${of > 0 ? ` (${Math.round((100 * number) / of)}%)` : ''}`
  say(
    `\n${set}: ${all.length} requests, ${possible.length} possible, ${all.length - possible.length} impossible`,
  )
  say(`  done as asked          ${share(done, possible.length)}`)
  say(`  partly, and said so    ${count('partly')}`)
  say(`  not done, and said so  ${count('refused honestly')}`)
  say(`  impossible, refused    ${share(count('refused'), all.length - possible.length)}`)
  say(`  claimed but not done   ${count('claimed')}`)
  say(`  done, with something named needlessly  ${all.filter((one) => one.extra).length}`)
}
