import { agentWords } from '#mocks/contracts/embed/agent-words.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { keptWords } from '#mocks/contracts/embed/kept-words.ts'
import { greetingOf } from '#mocks/contracts/flow/agent-flow.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import type { VersionDoc } from '../agents/agent.repository.ts'
import { handoffChoiceOf } from '../requests/hand-over.ts'
import { presentChatForm } from './chat-form.presenter.ts'

/** What visitors are told of besides, as it is set now: no publishing is waited for. */
interface ShownToVisitors {
  /** Days conversations are kept; 0 or absent for ever. */
  keepDays: number | undefined
  /** What is said about details visitors leave; '' for nothing. */
  consent: string
}

/** A published agent as any visitor may see it: named field by field, so nothing else can slip out. */
export function presentPublicAgent(
  { agentId, version, agent }: VersionDoc,
  call: PublicAgent['call'],
  { keepDays, consent }: ShownToVisitors,
): PublicAgent {
  const parsed = agent.customThemeJSONString ? parseThemeJson(agent.customThemeJSONString) : null
  const theme = parsed?.ok ? parsed.theme : null
  const greeting = greetingOf(agent)
  const choice = handoffChoiceOf(agent)
  const makesLeads = agent.agentPlatform !== 'vf'
  const kept = keptWords(agent.lang, { recordChatHistory: agent.recordChatHistory, keepDays })
  return {
    agentId,
    version,
    title: agent.title,
    description: agent.description,
    roundedImageURL: agent.roundedImageURL,
    chatBgURL: agent.chatBgURL,
    // How long a conversation is kept, and what becomes of details, is said where the owner's own line stands.
    branding: [agent.branding, kept, makesLeads ? consent : ''].filter(Boolean).join(' · '),
    ...greeting,
    suggestions: choice ? [...new Set([...greeting.suggestions, choice])] : greeting.suggestions,
    lang: agent.lang,
    words: agentWords(agent.lang, agent.widgetTexts),
    mode: agent.theme === 'blue-dark' ? 'dark' : 'light',
    theme: theme && {
      themeType: theme.themeType,
      primary: theme.primary,
      nineColorPallet: theme.nineColorPallet.map(([h, s, l]): [number, number, number] => [h, s, l]),
    },
    customCSS: agent.customCSS,
    widgetType: agent.ui.widgetType,
    autoStartWidget: agent.autoStartWidget,
    messageDelayMS: agent.messageDelayMS,
    scrollAnimation: agent.scrollAnimation,
    syncBrowser: agent.syncBrowser,
    listenForUrlChanges: agent.listenForUrlChanges,
    // What is not kept cannot be rated.
    ...(!(agent.recordChatHistory && (agent.answerRatings ?? true)) && { ratings: false }),
    ...presentChatForm(agent),
    call,
  }
}
