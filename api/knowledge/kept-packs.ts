import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { KeptPack, KnowledgeParts } from '../knowledge-index/knowledge-parts.ts'
import type { Doc, Stores } from '../store/store.ts'

/** A bucket of a pack, by its number, or what is known of the pack's pieces. */
interface PackDoc extends Doc {
  agentId: string
  /** In base64. */
  bucket?: string
  pieces?: KeptPack
}

/** Read and dropped at once: neither holds anybody else up. */
const readAtOnce = 64
const droppedAtOnce = 32

/** The packs of words of an agent's large knowledge, as they are stored. */
export function createKeptPacks(
  stores: Stores,
  region: Region,
  agentId: string,
): Pick<
  KnowledgeParts,
  'pack' | 'keepPack' | 'buckets' | 'keepBuckets' | 'hasBuckets' | 'packNames' | 'dropPacks'
> {
  const packs = stores[region].collection<PackDoc>('knowledgePacks')
  const idOf = (pack: string, part: number | 'pieces') => `${agentId}:${pack}:${part}`
  const nameOf = (id: string) => id.slice(agentId.length + 1, id.lastIndexOf(':'))
  const idsOfAll = async () =>
    (await packs.find<Doc>({ agentId }, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id)

  return {
    async pack(name) {
      const found = await packs.findOne({ _id: idOf(name, 'pieces') })
      return found?.pieces ?? null
    },

    async keepPack(name, pack) {
      await packs.insertOne({ _id: idOf(name, 'pieces'), agentId, pieces: pack })
    },

    async buckets(pack, numbers) {
      const found = new Map<number, string>()
      for (let at = 0; at < numbers.length; at += readAtOnce) {
        if (at > 0) await nextTurn()
        const ids = numbers.slice(at, at + readAtOnce).map((number) => idOf(pack, number))
        for (const { _id, bucket = '' } of await packs.find({ _id: { $in: ids } }).toArray())
          found.set(Number(_id.slice(idOf(pack, 0).length - 1)), bucket)
      }
      return found.size === numbers.length ? found : null
    },

    async keepBuckets(pack, from, buckets) {
      await packs.insertMany(
        buckets.map((bucket, index) => ({ _id: idOf(pack, from + index), agentId, bucket })),
      )
      await nextTurn()
    },

    async hasBuckets(pack, count) {
      const ids = Array.from({ length: count }, (_, number) => idOf(pack, number))
      let found = 0
      for (let at = 0; at < count; at += readAtOnce)
        found += await packs.countDocuments({ _id: { $in: ids.slice(at, at + readAtOnce) } })
      return found === count
    },

    async packNames() {
      return [...new Set((await idsOfAll()).map(nameOf))]
    },

    async dropPacks(names) {
      const ids = (await idsOfAll()).filter((id) => names.includes(nameOf(id)))
      for (let at = 0; at < ids.length; at += droppedAtOnce) {
        await packs.deleteMany({ _id: { $in: ids.slice(at, at + droppedAtOnce) }, agentId })
        await nextTurn()
      }
    },
  }
}
