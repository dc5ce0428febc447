import {
  BookOpen,
  ChartNoAxesColumn,
  CreditCard,
  Gauge,
  House,
  LayoutPanelLeft,
  type LucideIcon,
  MessagesSquare,
  Mic,
  PanelsTopLeft,
  Radio,
  ScrollText,
  Settings,
  UserRoundCheck,
  Workflow,
  Wrench,
} from 'lucide-react'
import type { tabTable } from '#mocks/contracts/agents/tab-rules.ts'

const icons: Record<keyof typeof tabTable, LucideIcon> = {
  home: House,
  overview: LayoutPanelLeft,
  voice: Mic,
  nodes: ScrollText,
  prompt: Workflow,
  kb: BookOpen,
  convos: MessagesSquare,
  analytics: ChartNoAxesColumn,
  metrics: Gauge,
  leads: UserRoundCheck,
  channels: Radio,
  tools: Wrench,
  settings: Settings,
  billing: CreditCard,
}

/** What stands for a tab where there is no room for its label. */
export function iconOfTab(tab: string): LucideIcon {
  return Object.hasOwn(icons, tab) ? icons[tab as keyof typeof icons] : PanelsTopLeft
}
