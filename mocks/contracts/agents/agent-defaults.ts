import type { AgentFields } from './agent.schema.ts'
import { kbLlmDefaults } from './kb-llm.schema.ts'

/** What every new agent starts with unless the request says otherwise (spec 1 §3, §9). */
export const agentDefaults = {
  description: 'Your virtual assistant.',
  agentPlatform: 'vg',
  theme: 'blue-light',
  customThemeJSONString: '',
  customCSS: '',
  scrollAnimation: true,
  roundedImageURL: '',
  chatBgURL: '',
  branding: '',
  proactiveMessage: '👋 Hi there! How can I help you today?',
  messageDelayMS: 1000,
  maxTokensUsage: 0,
  maxMessagesPerVisitor: 0,
  maxTokensPerDay: 0,
  autoStartWidget: false,
  syncBrowser: true,
  listenForUrlChanges: false,
  lang: 'en',
  recordChatHistory: true,
  enableGeoAnalytics: true,
  UIhandoffTitle: 'Talk to a person',
  UIhandoffSubtitle: 'Leave your message and someone from the team will answer.',
  enableNodes: false,
  nodes: [],
  vg_defaultModel: 'gpt-4o',
  vg_enableUIEngine: true,
  vg_temperature: 0.5,
  vg_systemPrompt: 'You are a helpful assistant. Answer briefly and only from what you know.',
  vg_initPrompt: '',
  vg_initMessages: [],
  vg_maxTokens: 1024,
  vg_kbDefaultDimension: 1536,
  vg_kb_llm: kbLlmDefaults,
  vg_kbTopChunks: 4,
  ifKnowsThreshold: 0.55,
  vgOptions: { maxChunkSize: 2424 },
  vapiConfig: { promptOnWeb: true },
  voiceConfig: {
    // A microphone on a website is its owner's choice.
    config: { enableWebCalling: false, backgroundNoise: 'restaurant' },
    transcriber: { provider: 'deepgram', modelId: 'nova-2', utteranceThreshold: 50, language: 'en' },
    speechGen: { provider: 'deepgram', voiceId: 'asteria' },
  },
  ui: { widgetType: 'popup' },
  allowedOrigins: [],
  assignedToolsIds: [],
  widgetTexts: [],
  mutedMails: [],
  keepDays: 0,
} as const satisfies Omit<AgentFields, 'title'>

/**
 * What an agent of the compatible platform starts with: the starter defaults are a standard agent's (spec 1 §3, §7),
 * so nothing here steers a model or a voice. Numbers that every agent's form must hold stay.
 */
const compatibleDefaults = {
  ...agentDefaults,
  vg_defaultModel: '',
  vg_enableUIEngine: false,
  vg_systemPrompt: '',
  enableGeoAnalytics: false,
  vapiConfig: { promptOnWeb: false },
  voiceConfig: {
    config: { enableWebCalling: false, backgroundNoise: '' },
    transcriber: { provider: '', modelId: '', utteranceThreshold: 0, language: '' },
    speechGen: { provider: '', voiceId: '' },
  },
} satisfies Omit<AgentFields, 'title'>

/** What a new agent of a platform starts with. */
export function defaultsOf(platform: AgentFields['agentPlatform'] = 'vg') {
  return platform === 'vf' ? compatibleDefaults : agentDefaults
}
