import {
  type AnsweringDocument,
  answersAny,
  lastAnswering,
} from '#mocks/contracts/analytics/answered-question.ts'
import type { QuestionGroup } from '#mocks/contracts/analytics/question-groups.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createKnowledgeRepository, type KnowledgeDoc } from '../knowledge/knowledge.repository.ts'
import type { FoundGroup } from './question-clusters.ts'
import { keysOf } from './question-hash.ts'

type Read = Pick<KnowledgeDoc, '_id' | 'name' | 'pairs' | 'asked' | 'updatedAt'>

/** Says of groups of questions which knowledge answers them by now; what is deleted answers nothing. */
export function createWithAnswers({ stores }: Pick<Deps, 'stores'>) {
  const { each } = createKnowledgeRepository(stores)

  return async function withAnswers<G extends Pick<FoundGroup, 'hashes'>>(
    region: Region,
    agentId: string,
    groups: readonly G[],
  ): Promise<(Omit<G, 'hashes'> & Pick<QuestionGroup, 'answeredBy'>)[]> {
    const wanted = new Set(groups.flatMap(({ hashes }) => hashes))
    const known = new Map<string, string>()
    const keys = keysOf(wanted, known)
    const projection = { name: 1, pairs: 1, asked: 1, updatedAt: 1 } as const
    const documents: AnsweringDocument[] = []
    if (wanted.size > 0)
      for await (const doc of each<Read>(region, agentId, projection, { kind: 'questions' })) {
        const { _id, ...rest } = doc
        const document = { ...rest, documentId: _id.slice(agentId.length + 1) }
        if (answersAny(keys, document)) documents.push(document)
      }
    return groups.map(({ hashes, ...group }) => ({
      ...group,
      answeredBy: lastAnswering(keysOf(new Set(hashes), known), documents),
    }))
  }
}
