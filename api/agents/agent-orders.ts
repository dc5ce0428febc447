import { latestFirst, type Order } from '../store/list.ts'
import type { CardDoc } from './agent.presenter.ts'

/** How a list of agents can be sorted: each order has an index that ends in `_id`. */
export const agentOrders = {
  lastModified: latestFirst('lastModified'),
  title: { field: 'titleKey', direction: 1, kind: 'string' },
} as const satisfies Record<string, Order & { field: keyof CardDoc }>
