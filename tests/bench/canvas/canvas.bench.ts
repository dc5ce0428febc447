import type { Page } from 'playwright'
import { paths } from '#features/shared/paths.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { pageClient } from '../product/page-client.ts'
import { type RunningProduct, runProduct } from '../product/running-product.ts'
import { percentile } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'

const few = 20
const many = 500
/** The longest a frame of a drag may work at 500 nodes, in milliseconds: 95 of 100. */
const longestFrame = 16
const movesPerRound = 60
const node = '.react-flow__node'

/** How long a frame works while a node is dragged over a canvas of 500 nodes, beside one of 20. */
export async function benchCanvas({ rounds }: { rounds: number }): Promise<void> {
  const product = await runProduct()
  try {
    const own = await framesOf(product, many, rounds, false)
    const whole = await framesOf(product, many, rounds, true)
    const base = await framesOf(product, few, rounds, true)
    printTable('Dragging a node, 95 of 100 frames', [
      rowOf(`${many} nodes as the canvas opens, against ${few}`, own, base),
      rowOf(`${many} nodes, all of them in sight, against ${few}`, whole, base),
    ])
  } finally {
    await product.close()
  }
}

function rowOf(what: string, own: readonly number[], base: readonly number[]): Row {
  const [mine, theirs] = [percentile(own, 0.95), percentile(base, 0.95)]
  return {
    what,
    measured: `${formatMs(mine)} against ${formatMs(theirs)}, ${(mine / theirs).toFixed(1)}×`,
    goal: `≤ ${longestFrame} ms`,
    met: mine <= longestFrame,
  }
}

/** A long flow in rows, as people lay them out. */
function flowOf(count: number): FlowNode[] {
  return Array.from({ length: count }, (_, index) => {
    const position = { x: (index % 25) * 336, y: Math.floor(index / 25) * 220 }
    const exits: Record<string, string> = index < count - 1 ? { next: `n${index + 1}` } : {}
    const id = `n${index}`
    if (index === 0) return makeNode('start', id, { position, exits })
    return makeNode('message', id, { position, exits, text: `Step ${index}` })
  })
}

async function framesOf(
  { person, url, agent, workspaceId }: RunningProduct,
  count: number,
  rounds: number,
  whole: boolean,
): Promise<number[]> {
  const page = await person.newPage()
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${url}${paths.login.href()}`)
    const saved = await pageClient(page).call(saveAgent, {
      params: { region: agent.region, agentId: agent.id },
      body: { workspaceId, nodes: flowOf(count) },
    })
    if (saved.status !== 200) throw new Error(`No flow to drag in: ${saved.text}`)
    await page.goto(`${url}${paths.agentCanvas.href(agent.region, agent.id, 'drawing')}`)
    await page.locator(node).first().waitFor()
    await page.waitForLoadState('networkidle')
    if (whole) await page.getByRole('button', { name: 'Show the whole flow' }).click()
    await page.waitForTimeout(500)
    const frames: number[] = []
    for (let round = 0; round < rounds; round += 1) frames.push(...(await dragOnce(page)))
    return frames
  } finally {
    await page.close()
  }
}

/** Drags the first node there and back; answers how long each frame worked, from the pointer's move to its paint. */
async function dragOnce(page: Page): Promise<number[]> {
  const box = await page.locator(node).first().boundingBox()
  if (!box) throw new Error('There is no node to drag')
  await page.evaluate(() => {
    const kept = window as unknown as { dragFrames?: number[] }
    const isWatched = kept.dragFrames !== undefined
    kept.dragFrames = []
    if (isWatched) return
    let began = 0
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      kept.dragFrames?.push(performance.now() - began)
      began = 0
    }
    window.addEventListener(
      'pointermove',
      () => {
        if (began > 0) return
        began = performance.now()
        // The message comes once the frame is painted.
        requestAnimationFrame(() => channel.port2.postMessage(0))
      },
      { capture: true },
    )
  })
  const [x, y] = [box.x + box.width / 2, box.y + 4]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let move = 1; move <= movesPerRound; move += 1) {
    const way = move <= movesPerRound / 2 ? move : movesPerRound - move
    await page.mouse.move(x + way * 4, y + way * 2)
  }
  await page.mouse.up()
  return page.evaluate(() => (window as unknown as { dragFrames: number[] }).dragFrames)
}
