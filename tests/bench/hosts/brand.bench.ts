import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from '#api/app.ts'
import { ensureBuilt } from '#api/bootstrap/build.mjs'
import { paths } from '#features/shared/paths.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { launchBrowser, openVisit } from '../../e2e/harness/browser.ts'
import { signInAs } from '../../e2e/harness/sign-in.ts'
import { getAt, newAgencyHost } from '../../harness/agency-host.ts'
import type { Person } from '../../harness/sign-up.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { printColumns } from '../shared/table.ts'
import { paintsInTurn, shiftWhile, watchShifts } from './paint.ts'

const dist = join(import.meta.dirname, '../../../dist')
const host = 'north.localhost'

/** An agency's pages in a real browser against our own, and how long a changed brand takes to be everywhere. */
export async function benchBrand({ rounds, changes }: { rounds: number; changes: number }): Promise<void> {
  await ensureBuilt()
  const app = await startApp({ dist })
  const browser = await launchBrowser()
  try {
    const owner = await newAgencyHost(app, host, { name: 'Northwind', themeColorUsage: 'gradient' })
    const agentId = await makeAgent(owner)
    const theirs = `http://${host}:${new URL(app.url).port}`
    const chat = paths.embed.href('eu', agentId)
    const rows: string[][] = []
    for (const path of ['/', chat]) {
      const [own, agency] = await paintsInTurn(browser, [app.url + path, theirs + path], rounds)
      for (const kind of ['fcp', 'lcp'] as const)
        rows.push([
          path === '/' ? 'start' : 'chat',
          kind.toUpperCase(),
          ...[own, agency].map((each) => each[kind].toFixed(0)),
          `${(agency[kind] / own[kind]).toFixed(2)}×`,
        ])
    }
    printColumns(
      `First page in a browser, median of ${rounds} in turn`,
      ['page', 'paint', 'ours, ms', "agency's, ms", 'ratio'],
      rows,
    )

    const visit = await openVisit(browser)
    await watchShifts(visit.context)
    await signInAs(visit, app.url, owner.client)
    const { page } = visit
    const schemes = async () => {
      for (const colorScheme of ['dark', 'light', 'dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.waitForTimeout(200)
      }
    }
    const preview = page.getByRole('complementary', { name: 'Live preview' })
    const modes = async () => {
      for (const name of ['Dark', 'Light', 'Dark', 'Light']) {
        await preview.getByRole('radio', { name }).click()
        await page.waitForTimeout(200)
      }
    }
    const settings = `${app.url}/app/eu/agency?activeTabIndex=3`
    const shifts: string[][] = []
    for (const [what, address, act] of [
      ["the agency's page", `${theirs}/`, schemes],
      ['the chat there', theirs + chat, schemes],
      ['the preview of its theme', settings, modes],
    ] as const) {
      const { shift, pushed } = await shiftWhile(page, address, act)
      if (pushed === 0) throw new Error(`A shift of ${what} would not be seen`)
      shifts.push([what, shift.toFixed(4), pushed.toFixed(4)])
    }
    printColumns(
      'Layout shift while light and dark are switched four times',
      ['page', 'shift', 'when pushed down'],
      shifts,
    )
    await visit.context.close()
    await brandEverywhere(app, owner, changes)
  } finally {
    await browser.close()
    await app.stop()
  }
}

/** How long another server on the same store shows an agency's old name after it was changed. */
async function brandEverywhere(app: RunningApp, owner: Person, changes: number): Promise<void> {
  const server = createServer(createApp(app.deps, { dist }).callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const second = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  const params = { region: owner.region, agencyId: owner.workspaceId }
  const taken: number[] = []
  for (let change = 0; change < changes; change += 1) {
    const name = `Northwind ${change}`
    // Its memory of the old name is fresh.
    await getAt(second, host, '/')
    await owner.client.call(saveAgency, { params, body: { name } })
    const start = performance.now()
    while (!(await getAt(second, host, '/')).text.includes(name)) {
      if (performance.now() - start > 30_000) throw new Error('A changed name did not reach the other server')
      await wait(20)
    }
    taken.push((performance.now() - start) / 1000)
  }
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  printColumns(
    `A changed name on a second server of the same store, ${changes} times`,
    ['longest, s', 'of 5 s'],
    [[Math.max(...taken).toFixed(2), `${(Math.max(...taken) / 5).toFixed(2)}×`]],
  )
}
