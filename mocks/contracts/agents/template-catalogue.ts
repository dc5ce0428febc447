import * as z from 'zod/mini'

/** Keys of the templates a new agent can start from (spec 1 §2). */
export const agentTemplateKeys = [
  'customer-support',
  'real-estate-agent',
  'health-care-agent',
  'confirm-email',
  'make-appointment',
  'blank-template',
  'game-npc',
] as const
export const agentTemplateKeySchema = z.enum(agentTemplateKeys)
export type AgentTemplateKey = z.infer<typeof agentTemplateKeySchema>

/** A template as its card shows it; its prompts stay on the server. */
export interface AgentTemplateCard {
  key: AgentTemplateKey
  name: string
  description: string
  /** Name of a lucide icon. */
  icon: 'headset' | 'house' | 'heart-pulse' | 'mail-check' | 'calendar-check' | 'file' | 'swords'
}

/** The seven templates, in the order of the 'All Templates' tab. */
export const agentTemplates: readonly AgentTemplateCard[] = [
  {
    key: 'customer-support',
    name: 'Customer Support',
    description: 'Answers product and order questions and hands over when it should.',
    icon: 'headset',
  },
  {
    key: 'real-estate-agent',
    name: 'Real Estate Agent',
    description: 'Finds out what a buyer wants and arranges viewings.',
    icon: 'house',
  },
  {
    key: 'health-care-agent',
    name: 'Health Care Agent',
    description: 'Answers practice questions and routes patients safely.',
    icon: 'heart-pulse',
  },
  {
    key: 'confirm-email',
    name: 'Confirm Email',
    description: 'Collects an email address and reads it back until it is right.',
    icon: 'mail-check',
  },
  {
    key: 'make-appointment',
    name: 'Make Appointment',
    description: 'Agrees on a day, a time and a contact for an appointment.',
    icon: 'calendar-check',
  },
  {
    key: 'blank-template',
    name: 'Blank Template',
    description: 'An empty agent with sensible settings.',
    icon: 'file',
  },
  {
    key: 'game-npc',
    name: 'Game NPC',
    description: 'A character who stays in role and remembers the story.',
    icon: 'swords',
  },
]

/** What a template is for, in a sentence. */
export function templateDescription(key: AgentTemplateKey): string {
  return agentTemplates.find((template) => template.key === key)?.description ?? ''
}

/** The tabs of 'Or Choose a Template' and what each shows (spec 1 §2). */
export const agentTemplateTabs: readonly {
  key: string
  label: string
  templates: readonly AgentTemplateKey[]
}[] = [
  { key: 'all', label: 'All Templates', templates: agentTemplateKeys },
  {
    key: 'customer-support',
    label: 'Customer Support',
    templates: ['customer-support', 'real-estate-agent', 'health-care-agent'],
  },
  { key: 'utility', label: 'Utility', templates: ['confirm-email', 'make-appointment', 'blank-template'] },
  { key: 'entertainment', label: 'Entertainment', templates: ['game-npc'] },
]
