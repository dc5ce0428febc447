import { Code, type LucideIcon, MessageSquare, Mic, Plug } from 'lucide-react'

/** What can be tried on the last step (spec 1 §2). */
export type ResultOption = 'text' | 'voice' | 'website' | 'integrations'

/** The options on the left, in order. */
export const resultOptions: readonly {
  value: ResultOption
  title: string
  description: string
  Icon: LucideIcon
}[] = [
  {
    value: 'text',
    title: 'Test Text Agent',
    description: 'Ask it what your visitors would ask.',
    Icon: MessageSquare,
  },
  { value: 'voice', title: 'Try Voice', description: 'Hear its greeting spoken.', Icon: Mic },
  {
    value: 'website',
    title: 'Add to your website',
    description: 'The next step: one line of code to paste.',
    Icon: Code,
  },
  {
    value: 'integrations',
    title: 'Explore Integration Options',
    description: 'Every place it can answer in.',
    Icon: Plug,
  },
]
