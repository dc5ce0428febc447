import { flowOf } from '../flow/flow.schema.ts'
import { withKnownTools } from '../flow/read-flow.ts'
import { type KnowledgePair, pairsText } from '../knowledge/document.schema.ts'
import { cutText } from '../shared/cut-text.ts'
import type { Agent } from './agent.schema.ts'
import {
  type AgentTemplate,
  longestName,
  type TemplateDocument,
  templateDocumentSchema,
  templateFieldsSchema,
  templateSchemaVersion,
  webAddress,
} from './agent-template.schema.ts'

/** Keys of a node under which people keep what opens something else. */
const secretKey =
  /secret|token|passw|credential|authori[sz]ation|cookie|bearer|signature|(?:api|access|private|client|auth)[-_ ]?key/i
/** Keys that name records of the workspace a node was made in. */
const ownerKey = /^(?:owner_?id|user_?id|uid|workspace_?id|agent_?id|client_?id|org_?id|user_?email)$/i
/** Addresses of files people gave this product; nobody else may load them. */
const privateFile = /(?:https?:\/\/[\w.:-]{1,260})?\/files\/(?:eu|na)\/[\w-]+\/[\w-]+\/[\w.-]+/g
/** Keys as providers make them, wherever they stand. */
const keyShape = /\b(?:vg_[A-Za-z0-9]{20}|sk-[\w-]{16,}|gh[pousr]_\w{20,}|xox[abprs]-[\w-]{10,})/g

const templateFields = Object.keys(templateFieldsSchema.shape)

/** A document as it is kept: one without questions says so. */
type KeptDocument = Omit<TemplateDocument, 'pairs'> & { pairs?: KnowledgePair[] | null }

/**
 * An agent as a template file: its own fields in one order, without secrets, owners and private files.
 * @param knowledge what it knows, which goes along cleaned in the same way @default left out
 */
export function toAgentTemplate(agent: Agent, knowledge?: readonly KeptDocument[]): AgentTemplate {
  const kept = Object.fromEntries(
    templateFields.map((field) => [field, withoutPrivate(ownOf(agent, field), field)]),
  )
  return {
    schemaVersion: templateSchemaVersion,
    agent: templateFieldsSchema.parse(kept),
    ...(knowledge && { knowledge: knowledge.flatMap(toTemplateDocument) }),
  }
}

/**
 * A template's fields in the workspace it is brought to: tools that are not there are taken out of its flow.
 * @param toolIds ids of the workspace's functions
 */
export function withToolsOf<F extends { nodes?: unknown }>(fields: F, toolIds: readonly string[]): F {
  const nodes = fields.nodes === undefined ? null : flowOf({ nodes: fields.nodes })
  return nodes ? { ...fields, nodes: withKnownTools(nodes, toolIds).nodes } : fields
}

/** A field as a template carries it; nodes of an earlier version, which are no flow, stay behind. */
function ownOf(agent: Agent, field: string): unknown {
  return field === 'nodes' ? (flowOf(agent) ?? []) : agent[field as keyof Agent]
}

/** A document as a template carries it; one that says nothing stays behind. */
function toTemplateDocument(document: KeptDocument): TemplateDocument[] {
  const { name, url, pairs: kept, ...rest } = withoutPrivate(document, 'knowledge') as KeptDocument
  // A key that was all of a question is gone, and so is the question.
  const pairs = kept?.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')
  const address = url !== null && webAddress.test(url) ? url : null
  const carried = { name: cutName(name), url: address, ...rest, ...(pairs?.length && { pairs }) }
  if (carried.content === '') return []
  const parsed = templateDocumentSchema.parse(carried)
  return [parsed.pairs ? { ...parsed, content: pairsText(parsed.pairs) } : parsed]
}

/** A template's document as the agent it is brought to keeps it. */
export function toBroughtDocument({ pairs, ...document }: TemplateDocument) {
  return pairs ? { ...document, kind: 'questions' as const, pairs, content: pairsText(pairs) } : document
}

function cutName(name: string): string {
  // Half an emoji is no text.
  return cutText(name, longestName)
}

function withoutPrivate(value: unknown, field: string): unknown {
  if (typeof value === 'string') return value.replace(privateFile, '').replace(keyShape, '')
  if (Array.isArray(value)) return value.map((item) => withoutPrivate(item, field))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => field !== 'nodes' || !isPrivateKey(key))
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutPrivate(inner, field)]))
}

function isPrivateKey(key: string): boolean {
  return secretKey.test(key) || ownerKey.test(key)
}
