import { describe, expect, it } from 'vitest'
import { areas } from '#api/areas.ts'
import { createFileRepository } from '#api/files/file.repository.ts'
import { runHousekeeping } from '#api/housekeeping.ts'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { removeWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { setUpApp } from '../harness/set-up.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { makeAgent } from '../harness/workspace-people.ts'
import { type FullWorkspace, fillWorkspace } from './fill-workspace.ts'

const settledMs = 11 * 60_000
const collections = areas.flatMap((area) => Object.entries(area.collections))
const namesOf = (isMeant: (collection: (typeof collections)[number][1]) => boolean) =>
  collections.filter(([, collection]) => isMeant(collection)).map(([name]) => name)

const app = setUpApp()

/** How many documents of each collection there are; none of a collection that is empty. */
async function count(): Promise<Record<string, number>> {
  const held = JSON.parse(await dumpRegion(app.deps.stores.eu)) as { name: string; docs: object[] }[]
  return Object.fromEntries(
    held.filter(({ docs }) => docs.length > 0).map(({ name, docs }) => [name, docs.length]),
  )
}

/** Collections that say an id anywhere. */
async function mentioning(id: string): Promise<string[]> {
  const held = JSON.parse(await dumpRegion(app.deps.stores.eu)) as { name: string; docs: object[] }[]
  return held.filter(({ docs }) => JSON.stringify(docs).includes(id)).map(({ name }) => name)
}

/** Where the bytes of an owner's files lie. */
async function pathsOf(owner: { agentId: string } | { workspaceId: string }): Promise<string[]> {
  const kept = await createFileRepository(app.deps.stores).files('eu').find(owner).toArray()
  return kept.map(({ path }) => path)
}

async function fill(): Promise<FullWorkspace> {
  const full = await fillWorkspace(app)
  // Some of it is written down beside the call.
  const owned = namesOf(({ agent, workspace }) => (agent ?? workspace) !== undefined)
  const empty = async () => {
    const held = Object.keys(await count())
    return owned.filter((name) => !held.includes(name))
  }
  await expect.poll(empty).toEqual([])
  return full
}

describe('removing an agent', () => {
  it('leaves nothing of it in any area, but that its id was used', async () => {
    const { owner, agentId } = await fill()
    const other = await makeAgent(owner)
    const about = (id: string) => ({ params: { region: 'eu', agentId: id } })
    expect(await mentioning(agentId)).toEqual(expect.arrayContaining(['agents', 'files', 'notices']))
    const paths = await pathsOf({ agentId })
    // Its picture, and a file of a conversation.
    expect(paths).toHaveLength(2)

    expect((await owner.client.call(removeAgent, about(agentId))).status).toBe(200)
    app.clock.advance(settledMs)
    await runHousekeeping(app.deps)
    // What happened is remembered for its thirty days, by id and name alone; what was used stays with its workspace.
    expect(await mentioning(agentId)).toEqual(['agentClaims', 'receipts', 'workspaceEvents'])
    for (const path of paths) expect(await app.deps.files.read(path)).toBeNull()
    expect((await owner.client.call(getAgent, about(other))).status).toBe(200)
  })
})

describe('removing a workspace', () => {
  it('leaves nothing of it in any area', async () => {
    const { owner, agentId } = await fill()
    const { workspaceId } = owner
    const paths = await pathsOf({ workspaceId })
    expect(paths).toHaveLength(3)

    const params = { region: 'eu', uid: workspaceId }
    expect((await owner.client.call(removeWorkspace, { params })).status).toBe(200)
    app.clock.advance(settledMs)
    await runHousekeeping(app.deps)
    const nobodys = namesOf(({ nobodys }) => nobodys !== undefined)
    expect((await mentioning(workspaceId)).filter((name) => !nobodys.includes(name))).toEqual([])
    expect((await mentioning(agentId)).filter((name) => !nobodys.includes(name))).toEqual([])
    for (const path of paths) expect(await app.deps.files.read(path)).toBeNull()
  })
})
