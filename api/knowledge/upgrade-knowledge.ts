import { nameKey } from '#mocks/contracts/knowledge/document-order.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createKnowledgeRepository } from './knowledge.repository.ts'

/** Documents of earlier versions say what they are, are sorted by name, and count their changes; pages say when they were read. */
export async function upgradeKnowledge(stores: Stores, region: Region): Promise<void> {
  const { documents } = createKnowledgeRepository(stores)
  for await (const { _id, name, sourceType, rev, readAt } of everyDocument(documents(region))) {
    if (readAt === undefined) {
      await documents(region).updateOne(
        { _id, readAt: { $exists: false } },
        { $set: { readAt: null, unchangedSince: null } },
      )
    }
    if (rev !== undefined) continue
    await documents(region).updateOne(
      { _id, rev: { $exists: false } },
      {
        $set: {
          kind: sourceType === 'url' ? 'page' : 'text',
          fileType: null,
          error: null,
          retryable: false,
          pairs: null,
          nameKey: nameKey(name),
          fieldRevs: {},
          rev: 1,
        },
      },
    )
  }
}
