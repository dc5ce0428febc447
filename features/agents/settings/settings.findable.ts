import { browserNoticesWords } from '../core/browser-notices.words.ts'
import { findables } from '../core/findables.ts'
import { settingsActions, settingsCards, settingsTabs, settingsWords, textWords } from './settings.words.ts'

const { agent, conversation, chatForm, texts, limits, mails, browser, people, person, page, kept, platform } =
  settingsCards

/** Where what concerns people who answer stands. */
const inPeople = { subTab: 'handoff', card: people, only: 'vg' } as const

/** Where what the form before the chat asks stands. */
const inChatForm = { subTab: 'ui', card: chatForm, only: 'vg' } as const

/** Where each of the widget's words stands. */
const inTexts = { subTab: 'language', card: texts }

/** What can be found of the page 'Settings', with the words of people who do not know ours. */
export const settingsFindables = [
  ...findables('settings', settingsTabs, {
    core: { subTab: 'core', also: 'general, basics, general settings, identity' },
    ui: { subTab: 'ui', also: 'interface, user interface, visual settings' },
    language: { subTab: 'language', also: 'wording, texts, labels, localisation, localization, i18n' },
    security: { subTab: 'security', also: 'access, safety, protect, permissions, secure, private, hack' },
    notifications: {
      subTab: 'notifications',
      only: 'vg',
      also: 'alerts, notify me, unsubscribe, reminders, email notifications',
    },
    handoff: {
      subTab: 'handoff',
      only: 'vg',
      also: 'handover, escalation, transfer to a person, human takeover, live chat',
    },
    technical: { subTab: 'technical', also: 'behaviour on the page, technical settings, browser settings' },
    analytics: { subTab: 'analytics', also: 'privacy, gdpr, data protection, tracking, statistics settings' },
    advanced: { subTab: 'advanced', also: 'more options, expert settings, other actions' },
    integrations: {
      subTab: 'integrations',
      also: 'connect, connections, other software, third party, plugins, apps, zapier, external services, link with, addons',
    },
  }),
  ...findables('settings', settingsCards, {
    agent: { subTab: 'core', also: 'about this agent, which platform, kind of agent, agent details' },
    conversation: { subTab: 'ui', also: 'chat area, message area, how messages look' },
    texts: {
      subTab: 'language',
      also: 'translate the widget, translate buttons, own wording, change the texts, interface texts, button labels, words of the chat, ui strings, rename buttons',
    },
    limits: {
      subTab: 'security',
      also: 'quota, usage limits, cap, budget, abuse, overuse',
    },
    browser: {
      subTab: 'notifications',
      only: 'vg',
      also: 'this device, my browser, notify me here',
    },
    mails: {
      subTab: 'notifications',
      only: 'vg',
      also: 'emails, mails, which emails i get, stop emails, too many emails, mail me',
    },
    chatForm: {
      subTab: 'ui',
      only: 'vg',
      also: 'pre-chat form, lead capture form, collect details first, ask for the email before chatting, gate the chat, intake form',
    },
    person: {
      subTab: 'handoff',
      only: 'vg',
      also: 'what visitors read when they ask for a human, handover message, takeover message',
    },
    people: {
      subTab: 'handoff',
      only: 'vg',
      also: 'live chat, human agents, human, the team answers, staff answers, availability, live support, take over, team inbox',
    },
    page: { subTab: 'technical', also: 'website and browser, tabs and pages' },
    kept: {
      subTab: 'analytics',
      also: 'what is stored, data retention, storage of conversations, what do you save, retention',
    },
    platform: {
      subTab: 'integrations',
      only: 'vf',
      also: 'voiceflow, external agent, other platform, connected platform, where answers come from, dialogue',
    },
  }),
  ...findables('settings', settingsWords, {
    agentId: {
      subTab: 'core',
      card: agent,
      also: 'id, identifier, id of the agent, bot id, uuid, agent number, project id, copy id',
    },
    chatBgURL: {
      subTab: 'ui',
      card: conversation,
      also: 'background picture, background image, wallpaper, picture behind the messages, backdrop, pattern behind the chat, chat wallpaper',
    },
    scrollAnimation: {
      subTab: 'ui',
      card: conversation,
      also: 'scrolling, smooth scrolling, animation, animations, motion, movement, messages slide in, transition, stop animations',
    },
    vg_enableUIEngine: {
      subTab: 'ui',
      card: conversation,
      also: 'ui engine, cards, carousel, gallery, buttons in answers, forms in the chat, rich messages, rich content, lead form, products with pictures, interactive answers',
    },
    answerRatings: {
      subTab: 'ui',
      card: conversation,
      also: 'thumbs up, thumbs down, rate answers, feedback on answers, satisfaction, csat, was this helpful',
    },
    chatFormName: { ...inChatForm, also: 'ask for the name first, visitor name field' },
    chatFormEmail: { ...inChatForm, also: 'ask for the email first, visitor email field, required email' },
    chatFormPhone: { ...inChatForm, also: 'ask for the phone first, visitor phone field' },
    chatFormOwn: { ...inChatForm, also: 'custom fields, custom questions before the chat, company field' },
    chatFormConsent: {
      ...inChatForm,
      also: 'privacy link under the form, consent before the chat, gdpr notice in the form',
    },
    textsLang: {
      ...inTexts,
      also: 'which language the words are in, translate into, choose the language of the texts, words in french, words in german',
    },
    agentKey: {
      subTab: 'security',
      also: 'secret key, token, access token, developer key, bearer token, api secret, server access, revoke key, rotate key, replace key, rest api, credentials, call from my server, api access, apikey, backend, developers, password for servers, authentication, generate key, make a key',
    },
    maxTokensUsage: {
      subTab: 'security',
      card: limits,
      only: 'vg',
      also: 'token limit, max tokens per chat, how much one chat may use, conversation limit, length of a conversation',
    },
    maxMessagesPerVisitor: {
      subTab: 'security',
      card: limits,
      also: 'limit messages, spam protection, how much one visitor may use, usage per visitor, rate limit, throttle, flood, prevent abuse, too many messages, messages per hour, bots',
    },
    maxTokensPerDay: {
      subTab: 'security',
      card: limits,
      only: 'vg',
      also: 'daily limit, spending limit, limit the costs, budget per day, spend per day, daily budget, cost control, usage per day',
    },
    mailsRequests: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email me when someone asks for a human, new lead email, lead notification, email about leads, contact request email, tell me when a visitor needs help',
    },
    mailsLeads: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email about leads, lead emails, mail when somebody leaves details, email me when somebody leaves contact details, notify me of new leads, lead alert',
    },
    mailsCaps: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email when limit is reached, quota warning, usage alert, limit alert, out of calls, warn me about usage, cap reached email',
    },
    mailsApprovals: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email when a client approves, approval email, changes requested email, sign-off notification',
    },
    UIhandoffTitle: {
      subTab: 'handoff',
      card: person,
      only: 'vg',
      also: 'human handoff heading, talk to a person title, contact form title, transfer title, live chat title, escalation title, heading when asking for a human, handover title',
    },
    UIhandoffSubtitle: {
      subTab: 'handoff',
      card: person,
      only: 'vg',
      also: 'human handoff text, contact form text, leave a message text, transfer message, handover text, text under the handoff, escalation message, handoff description, handoff message, words below the handoff title',
    },
    handoffChoice: {
      subTab: 'handoff',
      card: person,
      only: 'vg',
      also: 'button for a human, talk to a person button, show contact button, human button in the widget',
    },
    smartHandoff: {
      ...inPeople,
      also: 'automatic handoff, ai decides to hand over, escalate by itself, auto escalation, model hands over',
    },
    disableHandoff: {
      ...inPeople,
      also: 'disable handoff, turn off live chat, no live chat, only contact form, no humans',
    },
    disableHandoffMessages: {
      ...inPeople,
      also: 'disable handoff messages, hide joined message, hide the name of an employee, hide names of the team, anonymous staff, no system messages, quiet handoff',
    },
    officeHours: {
      ...inPeople,
      also: 'business hours, opening hours of the team, when the team is there, when the team answers, working hours, availability schedule, when people answer, shifts',
    },
    officeTimezone: { ...inPeople, also: 'timezone, time zone of the team, utc offset, local time' },
    handoffFallbackMinutes: {
      ...inPeople,
      also: 'fallback, nobody answers, timeout, colleague does not reply, bot takes over again, no reply from the team, waiting too long, return to the bot, hand back automatically',
    },
    handoffMailMinutes: {
      ...inPeople,
      also: 'email when a visitor waits, waiting alert, unanswered notification, notify the team, missed chats',
    },
    mailsWaiting: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email when somebody waits, waiting visitor email, missed chat email, live chat notification',
    },
    syncBrowser: {
      subTab: 'technical',
      card: page,
      also: 'same chat in every tab, several tabs, keep the chat after reload, remember the visitor, local storage, cookies, continue the conversation, persist, survive refresh, browser storage, synchronise tabs, multiple windows',
    },
    listenForUrlChanges: {
      subTab: 'technical',
      card: page,
      also: 'which page the visitor is on, current page, url changes, page address, single page app, navigation, know the url, listen for url, page tracking, spa',
    },
    recordChatHistory: {
      subTab: 'analytics',
      card: kept,
      also: 'save conversations, keep conversations, store transcripts, history, do not store chats, delete chats automatically, log conversations, recording, transcript storage, anonymous chats, keep messages, incognito',
    },
    enableGeoAnalytics: {
      subTab: 'analytics',
      card: kept,
      also: 'country of visitors, where visitors come from, geo, geolocation, ip address, location tracking, regions, map of visitors, country statistics',
    },
    keepDays: {
      subTab: 'analytics',
      card: kept,
      also: 'retention, data retention, delete old conversations, how long chats are kept, how long chats are saved, how long chats are stored, storage time, gdpr deletion, forget conversations, days kept, expire chats',
    },
    platformKey: {
      subTab: 'integrations',
      card: platform,
      only: 'vf',
      also: 'dialogue api key, vf.dm, dm key, platform key, connect key, disconnect, voiceflow key, connect the agent',
    },
    ownPlatform: {
      subTab: 'integrations',
      only: 'vg',
      also: 'voiceflow, external agent, other platform, functions, what it may call, engine',
    },
  }),
  ...findables('settings', settingsActions, {
    duplicate: {
      subTab: 'advanced',
      also: 'copy agent, clone, make a copy, second agent, duplicate agent, copy of the bot',
    },
    export: {
      subTab: 'advanced',
      also: 'download agent, backup, template, save as file, export agent, json, move to another workspace, agent template, share as a template',
    },
    remove: {
      subTab: 'advanced',
      also: 'delete agent, remove agent, delete bot, get rid of it, erase, destroy, delete everything, remove this chatbot, trash',
    },
  }),
  ...findables('settings', browserNoticesWords, {
    browserNotices: {
      subTab: 'notifications',
      card: browser,
      only: 'vg',
      also: 'desktop notifications, push notifications, browser notifications, pop up when somebody waits, alert me, notify me of a chat',
    },
  }),
  ...findables('settings', textWords, {
    placeholder: {
      ...inTexts,
      also: 'placeholder, input placeholder, type a message, hint in the message box, text in the input, grey text where visitors type, write a message text',
    },
    greeting: {
      ...inTexts,
      also: 'greeting in another language, translate the greeting, welcome message in german, welcome message in french, translated welcome message, hello in another language, multilingual greeting, greeting per language',
    },
    send: { ...inTexts, also: 'send, name of the send button, submit button text, label of send' },
    suggested: {
      ...inTexts,
      also: 'heading of the suggestions, accessible name of suggestions, screen reader suggestions',
    },
    sources: { ...inTexts, also: 'word for sources, references label, citations, name of the sources' },
    writing: {
      ...inTexts,
      also: 'is typing, typing indicator text, writing text, thinking text, loading text, agent is typing',
    },
    jump: { ...inTexts, also: 'scroll down button, jump to newest, latest message, new messages button' },
    retry: { ...inTexts, also: 'retry, retry button, resend button text, try again text' },
    offline: {
      ...inTexts,
      also: 'offline, no internet, offline message, connection lost, no connection text',
    },
    notSent: { ...inTexts, also: 'not sent, sending failed, send error, message failed, error message' },
    noAnswer: {
      ...inTexts,
      also: 'no answer, cannot answer text, error when answering, answer failed, something went wrong text',
    },
    incomplete: { ...inTexts, also: 'incomplete, answer cut off, stopped answer, partial answer text' },
    brokenOff: { ...inTexts, also: 'interrupted answer, broken off, answer stopped in the middle text' },
    tooMany: { ...inTexts, also: 'too many messages, slow down text, rate limit message, please wait text' },
    gone: {
      ...inTexts,
      also: 'unavailable, not available text, agent is gone, out of service, offline bot, down message',
    },
    close: { ...inTexts, also: 'close, close button, name of the close button, dismiss, x button' },
  }),
]
