import type { Page } from 'playwright'
import { openStores } from '#api/store/open-stores.ts'
import { paths } from '#features/shared/paths.ts'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { insertManyAgents, manyAgentsId } from '../../harness/many-agents.ts'
import { pageClient } from '../product/page-client.ts'
import { type RunningProduct, runProduct } from '../product/running-product.ts'
import { median } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'
import { type Drawn, drawnAfterLoad, drawnAfterPress, watchPages } from './drawn.ts'

/** A workspace with so many agents. */
interface Place {
  workspaceId: string
  /** One of its agents. */
  agentId: string
}

const few = 100
const many = 10_000
/** How much longer the list may take to appear with many agents. */
const mostTimes = 1.2
const card = '.vg-_agent-card'
const overview = '.vg-_overview'

/** What the owner of 10,000 agents waits for, beside the owner of 100, in turns. */
export async function benchScreens({ rounds }: { rounds: number }): Promise<void> {
  const product = await runProduct()
  try {
    await watchPages(product.person)
    const small = await fill(product, 'few', few)
    const large = await fill(product, 'many', many)
    const rows = [
      ...(await compare('agents list, first paint', rounds, small, large, (place) =>
        openList(product, place),
      )),
      ...(await compare('agent switcher, opened', rounds, small, large, (place) =>
        openSwitcher(product, place),
      )),
      ...(await betweenScreens(product, large, rounds)),
    ]
    printTable(`Screens at ${many} agents against ${few}, median of ${rounds}`, rows)
  } finally {
    await product.close()
  }
}

/** Makes a workspace and writes its agents straight into the store. */
async function fill({ url, person, dataDir }: RunningProduct, prefix: string, count: number): Promise<Place> {
  const workspaceId = `workspace-${prefix}`.padEnd(16, '0')
  const page = await person.newPage()
  await page.goto(`${url}${paths.login.href()}`)
  const params = { region: 'eu', uid: workspaceId }
  const made = await pageClient(page).call(saveWorkspace, { params, body: { workspaceName: prefix } })
  await page.close()
  if (made.status !== 200) throw new Error(`No workspace to measure in: ${made.text}`)
  const stores = await openStores({ mongodb: null, dataDir, production: true })
  try {
    await insertManyAgents(stores, { region: 'eu', workspaceId, prefix, to: count })
  } finally {
    await stores.close()
  }
  return { workspaceId, agentId: manyAgentsId(prefix, 0) }
}

async function compare(
  what: string,
  rounds: number,
  small: Place,
  large: Place,
  measure: (place: Place) => Promise<Drawn>,
): Promise<Row[]> {
  const times = { small: [] as number[], large: [] as number[] }
  await measure(small)
  await measure(large)
  for (let round = 0; round < rounds; round += 1) {
    times.small.push((await measure(small)).ms)
    times.large.push((await measure(large)).ms)
  }
  const [base, own] = [median(times.small), median(times.large)]
  const ratio = own / base
  return [
    {
      what,
      measured: `${formatMs(own)} against ${formatMs(base)}, ${ratio.toFixed(2)}×`,
      goal: `≤ ${mostTimes}×`,
      met: ratio <= mostTimes,
    },
  ]
}

/** A page of the person's that works in the place's workspace. */
async function pageIn({ person }: RunningProduct, { workspaceId }: Place): Promise<Page> {
  const page = await person.newPage()
  await page.addInitScript((uid) => localStorage.setItem('selected_workspace', uid), workspaceId)
  return page
}

async function openList(product: RunningProduct, place: Place): Promise<Drawn> {
  const page = await pageIn(product, place)
  await page.goto(`${product.url}${paths.agents.href('eu')}`, { waitUntil: 'commit' })
  const drawn = await drawnAfterLoad(page, card)
  await page.close()
  return drawn
}

async function openSwitcher(product: RunningProduct, place: Place): Promise<Drawn> {
  const page = await pageIn(product, place)
  await page.goto(`${product.url}${paths.agentOverview.href('eu', place.agentId)}`)
  const button = page.locator('.vg-_agent-bar__switcher')
  // Pointing at it fetches its code, as a person's pointer does.
  await button.hover()
  await page.waitForLoadState('networkidle')
  const drawn = await drawnAfterPress(page, '.vg-_agent-bar__switcher', '.vg-_agent-switcher__agent')
  await page.close()
  return drawn
}

/** Back and forth between the list and an agent, both seen before, while no call is answered. */
async function betweenScreens(product: RunningProduct, place: Place, rounds: number): Promise<Row[]> {
  const page = await pageIn(product, place)
  const [toList, toAgent] = ['.vg-navigation__brand', '.vg-_agent-card__link']
  await page.goto(`${product.url}${paths.agents.href('eu')}`)
  await page.locator(toAgent).first().click()
  await page.locator(overview).waitFor()
  await page.locator(toList).first().click()
  await page.locator(card).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.route('**/api/**', () => undefined)
  const there: Drawn[] = []
  const back: Drawn[] = []
  for (let round = 0; round < rounds; round += 1) {
    there.push(await drawnAfterPress(page, toAgent, overview))
    back.push(await drawnAfterPress(page, toList, card))
  }
  await page.close()
  return [rowOf('from the list to an agent, seen before', there), rowOf('and back to the list', back)]
}

function rowOf(what: string, drawn: readonly Drawn[]): Row {
  const waited = drawn.some((each) => each.waited)
  return {
    what,
    measured: `${formatMs(median(drawn.map(({ ms }) => ms)))}, ${waited ? 'with' : 'without'} a spinner`,
    goal: 'no spinner while no call is answered',
    met: !waited,
  }
}
