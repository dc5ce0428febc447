import {
  CalendarCheck,
  File,
  Headset,
  HeartPulse,
  House,
  type LucideIcon,
  MailCheck,
  Swords,
} from 'lucide-react'
import type { AgentTemplateCard } from '#mocks/contracts/agents/template-catalogue.ts'

/** The icon of each template, by the catalogue's name for it. */
export const templateIcons: Record<AgentTemplateCard['icon'], LucideIcon> = {
  headset: Headset,
  house: House,
  'heart-pulse': HeartPulse,
  'mail-check': MailCheck,
  'calendar-check': CalendarCheck,
  file: File,
  swords: Swords,
}
