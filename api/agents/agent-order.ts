import { afterPage, type PageEnd } from '../store/page.ts'
import type { Filter, Sort } from '../store/store.ts'
import type { CardDoc } from './agent.presenter.ts'
import type { AgentDoc } from './agent.repository.ts'

/** How a list of agents can be sorted: each order has an index that ends in `_id`. */
export const agentOrders = {
  lastModified: { field: 'lastModified', direction: -1, kinds: ['number', 'string'] },
  title: { field: 'titleKey', direction: 1, kinds: ['string', 'string'] },
} as const
export type AgentOrder = (typeof agentOrders)[keyof typeof agentOrders]

/** An order as the store takes it. */
export function toSort({ field, direction }: AgentOrder): Sort {
  return { [field]: direction, _id: direction }
}

/** The filter of what comes after an agent; everything when there is none. */
export function afterEnd({ field, direction }: AgentOrder, end: PageEnd | null): Filter<AgentDoc> {
  return end ? afterPage<AgentDoc>(field, direction, end) : {}
}

/** Where an agent is in an order. */
export function endOf({ field }: AgentOrder, doc: CardDoc): PageEnd {
  return { value: doc[field], id: doc._id }
}

/** Above 0 when `a` comes after `b`, as the store would say. */
export function compareEnds({ direction }: AgentOrder, a: PageEnd, b: PageEnd): number {
  return direction * (compareValues(a.value, b.value) || compareValues(a.id, b.id))
}

/** Stores order text by its bytes. */
function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}
