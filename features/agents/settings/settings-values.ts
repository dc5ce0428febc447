import { type AgentFields, agentFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { type MailKind, mailKinds } from '#mocks/contracts/agents/mail-kinds.ts'
import { type UsageLimit, usageLimits } from '#mocks/contracts/agents/usage-limits.ts'
import { type OwnText, ownTexts } from '#mocks/contracts/agents/widget-texts.ts'
import { chatFormSchema, noChatForm } from '#mocks/contracts/leads/chat-form.schema.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import { formatHours, hoursWords, parseHours } from '#mocks/contracts/live/typed-hours.ts'
import { spokenLanguages, textsLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { type TypedChatForm, toChatForm, toTypedChatForm } from './typed-chat-form.ts'

/** The greeting and the widget's words in the owner's own, by language; empty where the usual ones stay. */
export type OwnTexts = Record<string, Record<OwnText, string>>

/** Fields of the agent its page 'Settings' changes. */
export type SettingsFields = Pick<
  AgentFields,
  | 'chatBgURL'
  | 'scrollAnimation'
  | 'vg_enableUIEngine'
  | 'widgetTexts'
  | UsageLimit
  | 'mutedMails'
  | 'UIhandoffTitle'
  | 'UIhandoffSubtitle'
  | 'disableHandoff'
  | 'disableHandoffMessages'
  | 'handoffChoice'
  | 'smartHandoff'
  | 'handoffForm'
  | 'answerRatings'
  | 'chatForm'
  | 'officeHours'
  | 'officeTimezone'
  | 'handoffFallbackMinutes'
  | 'handoffMailMinutes'
  | 'syncBrowser'
  | 'listenForUrlChanges'
  | 'recordChatHistory'
  | 'enableGeoAnalytics'
  | 'keepDays'
  | 'analyticsId'
>

/** The page's form, as it is typed. */
export interface SettingsValues {
  /** Address of the picture behind the conversation; empty for none. */
  chatBgURL: string
  scrollAnimation: boolean
  vg_enableUIEngine: boolean
  texts: OwnTexts
  /** Tokens; 0 is no limit, NaN while the field is empty. */
  maxTokensUsage: number
  /** Messages an hour; 0 is no limit, NaN while the field is empty. */
  maxMessagesPerVisitor: number
  /** Tokens a day; 0 is no limit, NaN while the field is empty. */
  maxTokensPerDay: number
  /** Whether mails of each kind are wanted. */
  mails: Record<MailKind, boolean>
  UIhandoffTitle: string
  UIhandoffSubtitle: string
  disableHandoff: boolean
  disableHandoffMessages: boolean
  handoffChoice: boolean
  smartHandoff: boolean
  handoffForm: TypedChatForm
  answerRatings: boolean
  chatForm: TypedChatForm
  /** A line for each stretch, as it is typed. */
  officeHours: string
  officeTimezone: string
  /** Minutes; 0 for never, NaN while the field is empty. */
  handoffFallbackMinutes: number
  handoffMailMinutes: number
  syncBrowser: boolean
  listenForUrlChanges: boolean
  recordChatHistory: boolean
  enableGeoAnalytics: boolean
  /** Days; 0 keeps conversations, NaN while the field is empty. */
  keepDays: number
  /** Measurement ID of Google Analytics; empty for none. */
  analyticsId: string
}

/** What the form shows of an agent. */
export function toSettingsValues(agent: SettingsFields & Pick<AgentFields, 'lang'>): SettingsValues {
  const muted = agent.mutedMails ?? []
  return {
    chatBgURL: agent.chatBgURL,
    scrollAnimation: agent.scrollAnimation,
    vg_enableUIEngine: agent.vg_enableUIEngine,
    texts: textsOf(agent),
    maxTokensUsage: agent.maxTokensUsage,
    maxMessagesPerVisitor: agent.maxMessagesPerVisitor ?? 0,
    maxTokensPerDay: agent.maxTokensPerDay ?? 0,
    mails: {
      requests: !muted.includes('requests'),
      leads: !muted.includes('leads'),
      caps: !muted.includes('caps'),
      waiting: !muted.includes('waiting'),
      mentions: !muted.includes('mentions'),
      approvals: !muted.includes('approvals'),
    },
    UIhandoffTitle: agent.UIhandoffTitle,
    UIhandoffSubtitle: agent.UIhandoffSubtitle,
    disableHandoff: agent.disableHandoff ?? handoffDefaults.disableHandoff,
    disableHandoffMessages: agent.disableHandoffMessages ?? handoffDefaults.disableHandoffMessages,
    handoffChoice: agent.handoffChoice ?? handoffDefaults.handoffChoice,
    smartHandoff: agent.smartHandoff ?? handoffDefaults.smartHandoff,
    handoffForm: toTypedChatForm(agent.handoffForm ?? handoffDefaults.handoffForm),
    answerRatings: agent.answerRatings ?? true,
    chatForm: toTypedChatForm(agent.chatForm ?? noChatForm),
    officeHours: formatHours(agent.officeHours ?? handoffDefaults.officeHours),
    officeTimezone: agent.officeTimezone ?? handoffDefaults.officeTimezone,
    handoffFallbackMinutes: agent.handoffFallbackMinutes ?? handoffDefaults.handoffFallbackMinutes,
    handoffMailMinutes: agent.handoffMailMinutes ?? handoffDefaults.handoffMailMinutes,
    syncBrowser: agent.syncBrowser,
    listenForUrlChanges: agent.listenForUrlChanges,
    recordChatHistory: agent.recordChatHistory,
    enableGeoAnalytics: agent.enableGeoAnalytics,
    keepDays: agent.keepDays ?? 0,
    analyticsId: agent.analyticsId ?? '',
  }
}

function textsOf({ lang, widgetTexts = [] }: Pick<AgentFields, 'lang' | 'widgetTexts'>): OwnTexts {
  const textFor = (language: string, word: OwnText) =>
    widgetTexts.findLast((text) => text.lang === language && text.word === word)?.text ?? ''
  const languages = new Set([
    ...spokenLanguages,
    textsLanguage(lang),
    ...widgetTexts.map((text) => text.lang),
  ])
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      Object.fromEntries(ownTexts.map((word) => [word, textFor(language, word)])) as Record<OwnText, string>,
    ]),
  )
}

/** The agent's fields as the form has them. */
export function toSettingsFields({ texts, mails, ...values }: SettingsValues): SettingsFields {
  return {
    ...values,
    UIhandoffTitle: values.UIhandoffTitle.trim(),
    UIhandoffSubtitle: values.UIhandoffSubtitle.trim(),
    chatForm: toChatForm(values.chatForm),
    handoffForm: toChatForm(values.handoffForm),
    officeHours: parseHours(values.officeHours) ?? [],
    officeTimezone: values.officeTimezone.trim(),
    analyticsId: values.analyticsId.trim().toUpperCase(),
    widgetTexts: Object.entries(texts).flatMap(([lang, own]) =>
      ownTexts.flatMap((word) => {
        const text = own[word].trim()
        return text ? [{ lang, word, text }] : []
      }),
    ),
    mutedMails: mailKinds.filter((kind) => !mails[kind]),
  }
}

/** The forms its owner sets. */
const forms = ['chatForm', 'handoffForm'] as const
export type SetForm = (typeof forms)[number]

const { shape } = agentFieldsSchema
const checkedAlone = [
  'chatBgURL',
  'maxTokensUsage',
  'maxMessagesPerVisitor',
  'maxTokensPerDay',
  'UIhandoffTitle',
  'UIhandoffSubtitle',
  'officeTimezone',
  'handoffFallbackMinutes',
  'handoffMailMinutes',
  'keepDays',
  'analyticsId',
] as const
const minutesWords = 'Please enter whole minutes from 0 to 1440.'
const words: Partial<Record<keyof SettingsFields, string>> = {
  chatBgURL: 'Please upload a picture, or use an https:// address.',
  keepDays: 'Please enter 0 to keep conversations, or a whole number of days up to 3,650.',
  maxTokensUsage: usageLimits.maxTokensUsage.words,
  maxMessagesPerVisitor: usageLimits.maxMessagesPerVisitor.words,
  maxTokensPerDay: usageLimits.maxTokensPerDay.words,
  UIhandoffTitle: 'Please keep the handoff title under 200 characters.',
  UIhandoffSubtitle: 'Please keep the handoff subtitle under 500 characters.',
  officeHours: hoursWords,
  officeTimezone: 'Please enter a time zone such as Europe/Berlin.',
  handoffFallbackMinutes: minutesWords,
  handoffMailMinutes: minutesWords,
}

/** What the page says where the contract refuses a value. */
export function settingsWordsFor(input: string, given: string): string {
  return words[input as keyof SettingsFields] ?? given
}

/** Checks the form as the server will; a message per input. */
export function checkSettings(values: SettingsValues): Record<string, string> {
  const sent = toSettingsFields(values)
  const errors: Record<string, string> = {}
  if (parseHours(values.officeHours) === null) errors.officeHours = hoursWords
  for (const name of checkedAlone) {
    const checked = validate(shape[name], sent[name])
    if (!checked.ok) errors[name] = settingsWordsFor(name, Object.values(checked.fields)[0] ?? '')
  }
  for (const form of forms) {
    const asked = validate(chatFormSchema, sent[form])
    if (asked.ok) continue
    for (const [path, message] of Object.entries(asked.fields)) errors[formInputOf(form, path)] = message
  }
  const texts = validate(shape.widgetTexts, sent.widgetTexts)
  if (!texts.ok) {
    for (const [path, message] of Object.entries(texts.fields)) {
      errors[settingsInputOf(path, sent.widgetTexts)] = message
    }
  }
  return errors
}

/** The input that shows what is wrong with a form. */
function formInputOf(form: SetForm, path: string): string {
  return path.endsWith('consent') ? `${form}.consent` : `${form}.own`
}

/** The input that shows a field; a text is found by its place in the list that was sent. */
export function settingsInputOf(field: string, texts: SettingsFields['widgetTexts'] = []): string {
  const form = forms.find((one) => field.startsWith(one))
  if (form) return formInputOf(form, field)
  const index = /(?:^|\.)(\d+)(?:\.|$)/.exec(field)?.[1]
  const text = index === undefined ? undefined : texts[Number(index)]
  if (text) return `texts.${text.lang}.${text.word}`
  return field.startsWith('mutedMails') ? 'mails' : field.startsWith('widgetTexts') ? 'texts' : field
}
