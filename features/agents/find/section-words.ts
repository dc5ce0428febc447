import type { tabTable } from '#mocks/contracts/agents/tab-rules.ts'

/** Words for the sections themselves, whichever are built; separated by commas. */
export const sectionWords: Record<keyof typeof tabTable, string> = {
  home: 'start, dashboard',
  overview: 'appearance, look, chat window, design, website chat, chat box, overview, customise, customize',
  voice: 'phone, speech, calls, speaking, sound, microphone, telephone',
  nodes: 'what the agent is told, what to say, prompts, rules, ai, artificial intelligence',
  prompt: 'flow, workflow, nodes, drawing, diagram, steps, builder, flowchart, conversation flow',
  kb: 'knowledge base, documents, files, training, train, sources, upload, pdf, website content, faq, teach, learn, data, urls, crawl',
  convos:
    'conversations, messages, history, inbox, transcripts, chat log, logs, what people wrote, read the chats, what visitors said',
  analytics:
    'statistics, numbers, reports, charts, insights, performance, metrics, figures, kpis, how many people used it, how many visitors, usage this week',
  metrics:
    'tokens, latency, errors, speed, usage, credits used, model costs, response times, kpis, measurements',
  leads: 'contacts, customers, emails, prospects, people, collected details',
  channels: 'whatsapp, telegram, instagram, messenger, facebook, discord, sms, phone, deploy',
  tools:
    'functions, actions, api calls, integrations, webhooks, external data, do things, plugins, requests to servers',
  settings: 'options, preferences, configuration, setup, advanced, config',
  billing: 'plan, payment, invoice, credits, subscription, price, cost',
}
