import * as z from 'zod/mini'
import { regionSchema } from '../../shared/region.schema.ts'
import { customTabSchema } from '../tabs/custom-tab.schema.ts'

/** What an agency's admin sees beside what its host shows everybody. */
export const adminDashboardSchema = z.object({
  region: regionSchema,
  /** CSS of the dashboard, cleaned. */
  customCSS: z.string(),
  /** In the order clients see them. */
  customTabs: z.array(customTabSchema),
  /** The agency's agents by title, at most a hundred. */
  agents: z.array(z.object({ ID: z.string(), title: z.string() })),
})
export type AdminDashboard = z.infer<typeof adminDashboardSchema>
