import { refuseCss } from '#mocks/contracts/agents/agent.refusals.ts'
import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { cleanFor } from '#mocks/contracts/styling/cleaning/clean-for.ts'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { refuse } from '../shared/mock-reply.ts'

/** Fields with their CSS made safe, unless it is what there was before; CSS that is not read is refused, as on the server. */
export function withMockCleanCss<Fields extends Partial<AgentFields>>(
  fields: Fields,
  before = '',
  surface: Surface = 'widget',
): Fields {
  const { customCSS = '' } = fields
  if (customCSS === '' || customCSS === before) return fields
  const { css, objection } = cleanFor[surface](customCSS)
  refuse(refuseCss(objection))
  return { ...fields, customCSS: css }
}
