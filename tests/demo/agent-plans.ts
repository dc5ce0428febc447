import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { AgentTemplateKey } from '#mocks/contracts/agents/template-catalogue.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { TopicName } from './questions.ts'
import type { DemoSiteName } from './sites.ts'

/** What an agent is made from: a template, a website, or nothing, on the compatible platform. */
export type AgentOrigin = { template: AgentTemplateKey } | { site: DemoSiteName } | { platform: 'vf' }

/** One agent of the demo and what became of it. */
export interface AgentPlan {
  title: string
  region: Region
  origin: AgentOrigin
  /** Days ago it was made. */
  made: number
  /** Its share of the conversations; 0 for an agent nobody talks to yet. */
  visitors: number
  /** What its visitors ask about. */
  topic: TopicName
  /** Primary colour and mode of a theme of its own. */
  theme?: { primary: string; mode: 'light' | 'dark' }
  /** What the owner asked the styling assistant for. */
  wish?: string
  /** Changes, each published some days after the one before. */
  edits: readonly Partial<AgentFields>[]
  /** A last change that is not published yet. */
  draft?: Partial<AgentFields>
  /** Restores this version at the end, over the draft. */
  restores?: number
}

/** Small corrections, as they add up over weeks: more than the history keeps. */
const manyCorrections = Array.from({ length: 22 }, (_, index): Partial<AgentFields> => {
  if (index === 0) return { listenForUrlChanges: true, enableGeoAnalytics: true }
  const step = index % 4
  if (step === 0) return { vg_temperature: 0.2 + (index % 5) / 10 }
  if (step === 1) return { messageDelayMS: 200 + index * 25 }
  if (step === 2) return { vg_maxTokens: 400 + index * 20 }
  return { vg_kbTopChunks: 3 + (index % 3) }
})

/** A dozen agents: every template, both websites, both regions, light and dark, busy and untouched. */
export const agentPlans: readonly AgentPlan[] = [
  {
    title: 'Coffee house',
    region: 'eu',
    origin: { site: 'coffee' },
    made: 59,
    visitors: 9,
    topic: 'coffee',
    wish: 'Make the corners rounder and the launcher bigger',
    edits: [
      { listenForUrlChanges: true, enableGeoAnalytics: true, officeTimezone: 'Europe/Berlin' },
      { proactiveMessage: '☕ Good morning! Ask me about our hours, our coffee or how to find us.' },
      { vg_initMessages: ['When are you open?', 'Where are you?', 'What do you bake?'] },
      { vg_temperature: 0.3, messageDelayMS: 300 },
      { branding: 'Freshly answered' },
    ],
  },
  {
    title: 'Studio assistant',
    region: 'eu',
    origin: { site: 'studio' },
    made: 58,
    visitors: 5,
    topic: 'studio',
    edits: [
      { proactiveMessage: 'Hello! What would you like to see: services, portfolio or our story?' },
      { vg_initMessages: ['Which services do you offer?', 'Show me your portfolio', 'How did you start?'] },
    ],
    draft: { description: 'Shows visitors what the studio does and how it came to be.' },
  },
  {
    title: 'Order desk',
    region: 'eu',
    origin: { template: 'customer-support' },
    made: 57,
    visitors: 8,
    topic: 'orders',
    theme: { primary: '#0f766e', mode: 'light' },
    edits: manyCorrections,
  },
  {
    title: 'Viewing desk',
    region: 'eu',
    origin: { template: 'real-estate-agent' },
    made: 50,
    visitors: 4,
    topic: 'homes',
    theme: { primary: '#b45309', mode: 'light' },
    wish: 'Use a serif font and a calm beige background',
    edits: [
      { proactiveMessage: 'Looking for a home? Tell me where, how large, and when you want to move.' },
      { vg_initMessages: ['I want a viewing', 'I want to sell', 'What are the steps of buying?'] },
      { description: 'Brings buyers and sellers to a viewing.' },
    ],
    draft: { proactiveMessage: 'Welcome! Buying, renting or selling?' },
    restores: 2,
  },
  {
    title: 'Practice front desk',
    region: 'eu',
    origin: { template: 'health-care-agent' },
    made: 46,
    visitors: 5,
    topic: 'practice',
    theme: { primary: '#2563eb', mode: 'light' },
    edits: [{ vg_initMessages: ['What should I bring?', 'I need a repeat prescription'] }, { lang: 'en' }],
  },
  {
    title: 'Terminvereinbarung',
    region: 'eu',
    origin: { template: 'make-appointment' },
    made: 38,
    visitors: 3,
    topic: 'appointments',
    theme: { primary: '#be123c', mode: 'dark' },
    edits: [
      { lang: 'de', proactiveMessage: 'Guten Tag! Möchten Sie einen Termin vereinbaren oder verlegen?' },
      { vg_initMessages: ['Ich möchte einen Termin', 'Ich muss absagen'] },
    ],
  },
  {
    title: 'Phone menu (other platform)',
    region: 'eu',
    origin: { platform: 'vf' },
    made: 30,
    visitors: 0,
    topic: 'orders',
    edits: [],
    draft: { description: 'Takes calls outside the opening hours.' },
  },
  {
    title: 'Coffee house downtown',
    region: 'na',
    origin: { site: 'coffee' },
    made: 55,
    visitors: 6,
    topic: 'coffee',
    theme: { primary: '#e6a756', mode: 'dark' },
    wish: 'Give the header a gradient and make the text a little larger',
    edits: [
      { vg_initMessages: ['When do you open?', 'Do you sell beans?', 'Can I call you?'] },
      { proactiveMessage: 'Hi there! Coffee, cake, or directions?' },
    ],
  },
  {
    title: 'Returns and exchanges desk for the whole of North America',
    region: 'na',
    origin: { template: 'customer-support' },
    made: 49,
    visitors: 6,
    topic: 'orders',
    theme: { primary: '#7c3aed', mode: 'light' },
    edits: [
      { vg_initMessages: ['How do I return something?', 'I want to talk to a person'] },
      { description: 'Explains returns and exchanges, and hands over to a colleague.' },
      { UIhandoffTitle: 'A colleague takes over', UIhandoffSubtitle: 'You will hear from us by e-mail.' },
    ],
    draft: { vg_temperature: 0.1 },
  },
  {
    title: 'Gatekeeper of Harrowgate',
    region: 'na',
    origin: { template: 'game-npc' },
    made: 41,
    visitors: 4,
    topic: 'harrowgate',
    theme: { primary: '#4d7c0f', mode: 'dark' },
    wish: 'Make it look like an old terminal',
    edits: [{ description: 'Guards the gate, keeps the rumours, hands out errands.' }],
  },
  {
    title: 'Address check',
    region: 'na',
    origin: { template: 'confirm-email' },
    made: 27,
    visitors: 2,
    topic: 'address',
    edits: [{ vg_initMessages: ['Why do you need my email?', 'Can I have it deleted?'] }],
  },
  {
    title: 'Ideas',
    region: 'na',
    origin: { template: 'blank-template' },
    made: 6,
    visitors: 1,
    topic: 'smallTalk',
    edits: [],
    draft: { description: 'A place to try things out before they go anywhere else.' },
  },
]
