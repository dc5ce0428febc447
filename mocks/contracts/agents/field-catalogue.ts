import type { AgentFields } from './agent.schema.ts'

/** How a setting is compared and shown. */
export type FieldKind = 'text' | 'choice' | 'number' | 'toggle' | 'colour' | 'list'

/** One setting of an agent in words. */
export interface FieldEntry {
  /** Where it is in the agent. */
  path: string
  label: string
  kind: FieldKind
  /** Choices in words, by value. */
  words?: Readonly<Record<string, string>>
}

type Entry = Omit<FieldEntry, 'path'>
/** A setting, or the settings inside one by their path there. */
type Described = Entry | Readonly<Record<string, Entry>>

/** Every setting of an agent: adding one to the schema without a line here does not compile. */
const described: { readonly [field in keyof AgentFields]-?: Described } = {
  title: { label: 'Name', kind: 'text' },
  description: { label: 'Description', kind: 'text' },
  roundedImageURL: { label: 'Picture', kind: 'text' },
  lang: { label: 'Language', kind: 'text' },
  agentPlatform: {
    label: 'Platform',
    kind: 'choice',
    words: { vg: 'VoiceGlow Agent', vf: 'Compatible platform' },
  },
  proactiveMessage: { label: 'Greeting', kind: 'text' },
  vg_initMessages: { label: 'Suggested questions', kind: 'list' },
  vg_systemPrompt: { label: 'System prompt', kind: 'text' },
  vg_initPrompt: { label: 'First prompt', kind: 'text' },
  theme: { label: 'Theme', kind: 'choice', words: { 'blue-light': 'Light', 'blue-dark': 'Dark' } },
  customThemeJSONString: { label: 'Colours', kind: 'colour' },
  customCSS: { label: 'CSS', kind: 'text' },
  chatBgURL: { label: 'Chat background', kind: 'text' },
  branding: { label: 'Branding line', kind: 'text' },
  ui: {
    widgetType: {
      label: 'Widget type',
      kind: 'choice',
      words: { popup: 'Popup widget', chat: 'Embedded chat' },
    },
    launcherSide: { label: 'Corner of the bubble', kind: 'choice', words: { right: 'Right', left: 'Left' } },
    launcherPicture: { label: 'Picture on the bubble', kind: 'toggle' },
    teaser: { label: 'Teaser', kind: 'text' },
  },
  analyticsId: { label: 'Google Analytics ID', kind: 'text' },
  answerRatings: { label: 'Thumbs on answers', kind: 'toggle' },
  chatForm: {
    fields: { label: 'Form before the chat', kind: 'list' },
    consent: { label: 'Text with the form', kind: 'text' },
  },
  assignedToolsIds: { label: 'Tools', kind: 'list' },
  widgetTexts: { label: 'Words of the widget', kind: 'list' },
  allowedOrigins: { label: 'Allowed websites', kind: 'list' },
  autoStartWidget: { label: 'Open the widget automatically', kind: 'toggle' },
  messageDelayMS: { label: 'Answer delay (ms)', kind: 'number' },
  scrollAnimation: { label: 'Scroll animation', kind: 'toggle' },
  syncBrowser: { label: 'Sync with the browser', kind: 'toggle' },
  listenForUrlChanges: { label: 'Follow page changes', kind: 'toggle' },
  recordChatHistory: { label: 'Record chat history', kind: 'toggle' },
  keepDays: { label: 'Days conversations are kept', kind: 'number' },
  enableGeoAnalytics: { label: 'Location analytics', kind: 'toggle' },
  mutedMails: { label: 'Emails turned off', kind: 'list' },
  UIhandoffTitle: { label: 'Handoff title', kind: 'text' },
  UIhandoffSubtitle: { label: 'Handoff subtitle', kind: 'text' },
  disableHandoff: { label: 'Only leave a message', kind: 'toggle' },
  disableHandoffMessages: { label: 'Hide who answers', kind: 'toggle' },
  handoffChoice: { label: 'Offer a person from the start', kind: 'toggle' },
  smartHandoff: { label: 'Smart handoff', kind: 'toggle' },
  handoffForm: {
    fields: { label: 'Form at handoff', kind: 'list' },
    consent: { label: 'Text with the form at handoff', kind: 'text' },
  },
  officeHours: { label: 'Office hours', kind: 'list' },
  officeTimezone: { label: 'Time zone', kind: 'text' },
  handoffFallbackMinutes: { label: 'Back to the agent after (minutes)', kind: 'number' },
  handoffMailMinutes: { label: 'Email after (minutes)', kind: 'number' },
  enableNodes: { label: 'Nodes enabled', kind: 'toggle' },
  nodes: { label: 'Nodes', kind: 'list' },
  vg_defaultModel: { label: 'Model', kind: 'text' },
  vg_enableUIEngine: { label: 'Rich answers', kind: 'toggle' },
  vg_temperature: { label: 'Temperature', kind: 'number' },
  vg_maxTokens: { label: 'Longest answer (tokens)', kind: 'number' },
  maxTokensUsage: { label: 'Tokens per conversation', kind: 'number' },
  maxTokensPerDay: { label: 'Tokens per day', kind: 'number' },
  maxMessagesPerVisitor: { label: 'Messages per visitor an hour', kind: 'number' },
  vg_kbDefaultDimension: { label: 'Knowledge dimension', kind: 'number' },
  vg_kb_llm: {
    searchMethod: {
      label: 'Follow-up questions',
      kind: 'choice',
      words: { simple: 'By their words', smart: 'By a language model' },
    },
    searchPrompt: { label: 'Search prompt', kind: 'text' },
    modelId: { label: 'Search model', kind: 'text' },
    temprature: { label: 'Search temperature', kind: 'number' },
    maxTokens: { label: 'Longest search (tokens)', kind: 'number' },
  },
  vg_kbTopChunks: { label: 'Passages per answer', kind: 'number' },
  ifKnowsThreshold: { label: 'Knowledge threshold', kind: 'number' },
  vgOptions: { maxChunkSize: { label: 'Max chunk size', kind: 'number' } },
  vapiConfig: { promptOnWeb: { label: 'Voice prompt on the web', kind: 'toggle' } },
  voiceConfig: {
    'config.enableWebCalling': { label: 'Web calling', kind: 'toggle' },
    'config.backgroundNoise': { label: 'Background noise', kind: 'text' },
    'transcriber.provider': { label: 'Transcriber', kind: 'text' },
    'transcriber.modelId': { label: 'Transcriber model', kind: 'text' },
    'transcriber.utteranceThreshold': { label: 'End of speech after (ms)', kind: 'number' },
    'transcriber.language': { label: 'Transcriber language', kind: 'text' },
    'speechGen.provider': { label: 'Voice provider', kind: 'text' },
    'speechGen.voiceId': { label: 'Voice', kind: 'text' },
  },
}

/** Every setting of an agent by its path, in the order people meet them. */
export const fieldCatalogue: readonly FieldEntry[] = Object.entries(described).flatMap(([field, entry]) =>
  isEntry(entry)
    ? [{ path: field, ...entry }]
    : Object.entries(entry).map(([inner, one]) => ({ path: `${field}.${inner}`, ...one })),
)

function isEntry(entry: Described): entry is Entry {
  return typeof entry.label === 'string'
}
