import { widgetTheme } from '#features/shared/agent-avatar/agent-color.ts'
import { toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import type { WidgetAgent } from '#features/widget/widget.types.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentWords } from '#mocks/contracts/embed/agent-words.ts'
import { greetingOf } from '#mocks/contracts/flow/agent-flow.ts'
import { type AgentValues, toFields } from './agent-values.ts'

/** The agent as it is typed: what visitors would see of it after the next publish. */
export function typedWidgetAgent(base: Agent, values: AgentValues): WidgetAgent {
  const typed = toFields(values)
  const greeting = greetingOf({ ...base, ...typed, title: typed.title || base.title })
  return {
    ...toWidgetAgent(base),
    title: typed.title || base.title,
    description: typed.description,
    // Where a flow opens the conversation, its words stand there.
    proactiveMessage: greeting.proactiveMessage,
    suggestions: [...new Set(greeting.suggestions)],
    branding: typed.branding,
    roundedImageURL: typed.roundedImageURL,
    lang: typed.lang || base.lang,
    words: agentWords(typed.lang || base.lang, base.widgetTexts),
    mode: typed.theme === 'blue-dark' ? 'dark' : 'light',
    theme: widgetTheme(typed),
    customCSS: typed.customCSS,
    // An emptied field waits for nothing.
    messageDelayMS: typed.messageDelayMS || 0,
  }
}
