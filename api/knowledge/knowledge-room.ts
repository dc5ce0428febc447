import { refuseText, textFull } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError, refuse, refused } from '../http/http-error.ts'
import { newId } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Filter, Update } from '../store/store.ts'
import { limitsOf } from '../workspaces/workspace.presenter.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createKnowledgeRepository, type KnowledgeDoc } from './knowledge.repository.ts'

/** A text that is just being written: its characters, and the Unix milliseconds from which on its writer is given up. */
interface Claim {
  characters: number
  until: number
}

/** What an agent's documents hold together; `_id` is the agent's. */
interface RoomDoc extends Doc {
  agentId: string
  /** Characters of all documents and of what is being written: never too low, too high after something was deleted. */
  held: number
  /** Whether something was deleted or shortened since it was counted. */
  isLoose: boolean
  /** Unix milliseconds of the last count. */
  countedAt: number
  /** Grows when it is counted and when something is deleted. */
  version: number
  claims: Record<string, Claim>
}

/** Whose documents they are. */
type Owner = Pick<AgentDoc, '_id' | 'ownerID'>
/** Makes sure that so many characters more are counted than before; refuses what there is no room for. */
export type Reserve = (adds: number) => Promise<void>

/** A text that does not fit beside what others are writing just now, and would without it. */
export class RoomClaimedError extends HttpError {
  /** Unix milliseconds at which the first of them is given up, where it was not written by then. */
  readonly until: number

  constructor({ status, details }: HttpError, until: number) {
    super(status, details)
    this.until = until
  }
}

/** Longer than any text takes from its claim to the store. */
const claimMs = 5 * 60 * 1000
/** Nothing is refused on a count that is older. */
const recountMs = 60 * 1000
/** Whatever was lost, it is counted anew after so long. */
const keptMs = 24 * 60 * 60 * 1000
const attempts = 20

/**
 * Keeps what an agent's documents hold within its plan (`maxKbDocsCharCount`), however many are written at once: one
 * conditional update claims the characters before a text is written. Nothing is subtracted for what is deleted; all
 * documents are counted when a text does not fit and something may have gone since, or a writer died.
 */
export function createKnowledgeRoom({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { each } = createKnowledgeRepository(stores)
  const workspaces = createWorkspaceRepository(stores)
  const rooms = (region: Region): DocStore<RoomDoc> => stores[region].collection('knowledgeRooms')

  /** The most an agent's documents may hold; null for any number. */
  async function mostOf(region: Region, { ownerID }: Pick<Owner, 'ownerID'>): Promise<number | null> {
    const workspace = await workspaces.find(region, ownerID)
    return workspace ? limitsOf(workspace).maxKbDocsCharCount : 0
  }

  /** What all documents hold, read one batch after the other. */
  async function charactersOf(region: Region, agentId: string): Promise<number> {
    let sum = 0
    for await (const doc of each<Pick<KnowledgeDoc, '_id' | 'charCount'>>(region, agentId, { charCount: 1 }))
      sum += doc.charCount
    return sum
  }

  /** Whether a text may fit though it does not by what was counted: that was long ago, or a writer was given up. */
  function isOld({ countedAt, claims }: RoomDoc): boolean {
    return countedAt <= now() - recountMs || Object.values(claims).some(({ until }) => until <= now())
  }

  /** Counts anew; false where somebody claimed or deleted meanwhile. */
  async function recount(region: Region, room: RoomDoc): Promise<boolean> {
    const claims = Object.entries(room.claims).filter(([, { until }]) => until > now())
    const claimed = claims.reduce((sum, [, { characters }]) => sum + characters, 0)
    const over = Object.keys(room.claims).filter((id) => room.claims[id]!.until <= now())
    const held = claimed + (await charactersOf(region, room._id))
    const { matchedCount } = await rooms(region).updateOne(
      { _id: room._id, version: room.version, held: room.held },
      {
        // What is claimed may have been counted as written, too.
        $set: { held, countedAt: now(), isLoose: claims.length > 0 },
        $inc: { version: 1 },
        ...(over.length > 0 && { $unset: gone(over) }),
      },
    )
    return matchedCount === 1
  }

  /** The room of an agent, counted where it never was, or too long ago. */
  async function roomOf(region: Region, agentId: string): Promise<RoomDoc> {
    for (;;) {
      const room = await rooms(region).findOne({ _id: agentId })
      if (room && room.countedAt > now() - keptMs) return room
      if (room) await recount(region, room)
      else {
        const held = await charactersOf(region, agentId)
        const made = { held, isLoose: false, countedAt: now(), version: 0, claims: {} }
        await insertIfAbsent(rooms(region), { _id: agentId, agentId, ...made })
      }
    }
  }

  /** Claims characters under an id; what is claimed under it already is kept. */
  async function claim(
    region: Region,
    agentId: string,
    { id, adds, most }: { id: string; adds: number; most: number },
  ): Promise<void> {
    let isCounted = false
    let until = 0
    for (let attempt = 0; attempt < attempts && adds <= most; attempt += 1) {
      const room = await roomOf(region, agentId)
      if (room.held + adds <= most) {
        const update = {
          $inc: { held: adds, [`claims.${id}.characters`]: adds },
          $set: { [`claims.${id}.until`]: now() + claimMs },
        } as Update<RoomDoc>
        const { matchedCount } = await rooms(region).updateOne(
          { _id: agentId, held: { $lte: most - adds } },
          update,
        )
        if (matchedCount === 1) return
      } else if (isCounted || !(room.isLoose || isOld(room))) {
        const others = Object.entries(room.claims).flatMap(([other, claim]) => (other === id ? [] : [claim]))
        const claimed = others.reduce((sum, { characters }) => sum + characters, 0)
        if (room.held - claimed + adds <= most) until = Math.min(...others.map((claim) => claim.until))
        break
      } else isCounted = await recount(region, room)
    }
    const refusal = refused(textFull(most))
    throw until === 0 ? refusal : new RoomClaimedError(refusal, until)
  }

  /** Ends a claim; what was not written after all is held no more. */
  async function end(region: Region, agentId: string, id: string, unused: number): Promise<void> {
    // A claim that was given up is not counted any more.
    const filter = { _id: agentId, [`claims.${id}.until`]: { $gt: 0 } } as Filter<RoomDoc>
    await rooms(region).updateOne(filter, { $inc: { held: -unused }, $unset: gone([id]) })
  }

  /** Writes texts of one agent of which `most` characters may be held. */
  function writer(region: Region, agentId: string, most: number | null) {
    return {
      /**
       * Writes texts that reserve what they add together before they are kept: what was reserved last is what they hold.
       * Whether anything was kept is told; what is thrown as a refusal was not, and what becomes of anything else that
       * is thrown is counted later.
       */
      async write(work: (reserve: Reserve) => Promise<boolean>): Promise<void> {
        if (most === null) {
          await work(async () => {})
          return
        }
        const id = newId()
        let claimed = 0
        let needed = 0
        const reserve: Reserve = async (adds) => {
          const wanted = Math.max(0, adds)
          if (wanted > claimed) {
            await claim(region, agentId, { id, adds: wanted - claimed, most })
            claimed = wanted
          }
          needed = wanted
        }
        const ended = (used: number) =>
          claimed > 0 ? end(region, agentId, id, claimed - used) : Promise.resolve()
        try {
          const isKept = await work(reserve)
          await ended(isKept ? needed : 0)
        } catch (error) {
          if (error instanceof HttpError) await ended(0)
          throw error
        }
      },
    }
  }

  return {
    mostOf,

    /** Writes within the plan of an agent's workspace, as it is now. */
    async writer(region: Region, agent: Owner) {
      const most = await mostOf(region, agent)
      // Nothing is counted where there is no limit: whatever was counted is counted anew under the next one.
      if (most === null) await rooms(region).deleteOne({ _id: agent._id })
      return writer(region, agent._id, most)
    },

    /** Writes what is counted, but refused by no plan. */
    unlimited: (region: Region, agentId: string) => writer(region, agentId, Number.MAX_SAFE_INTEGER),

    /** Refuses where not one character more has room. */
    async assertAny(region: Region, agent: Owner): Promise<void> {
      const most = await mostOf(region, agent)
      if (most !== null) refuse(refuseText((await charactersOf(region, agent._id)) + 1, most))
    },

    /** Something was deleted or shortened: it is counted again before a text is refused. */
    async freed(region: Region, agentId: string): Promise<void> {
      await rooms(region).updateOne({ _id: agentId }, { $set: { isLoose: true }, $inc: { version: 1 } })
    },
  }
}

function gone(ids: readonly string[]): Record<`claims.${string}`, ''> {
  return Object.fromEntries(ids.map((id) => [`claims.${id}`, '']))
}
