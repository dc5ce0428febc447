import type { AgentTemplateKey } from '#mocks/contracts/agents/template-catalogue.ts'
import { blankTemplate } from './blank-template.ts'
import { confirmEmail } from './confirm-email.ts'
import { customerSupport } from './customer-support.ts'
import { gameNpc } from './game-npc.ts'
import { healthCareAgent } from './health-care-agent.ts'
import { makeAppointment } from './make-appointment.ts'
import { realEstateAgent } from './real-estate-agent.ts'
import type { AgentTemplate } from './template.types.ts'

/** The seven templates by key (spec 1 §2). */
export const templates: Record<AgentTemplateKey, AgentTemplate> = {
  'customer-support': customerSupport,
  'real-estate-agent': realEstateAgent,
  'health-care-agent': healthCareAgent,
  'confirm-email': confirmEmail,
  'make-appointment': makeAppointment,
  'blank-template': blankTemplate,
  'game-npc': gameNpc,
}
