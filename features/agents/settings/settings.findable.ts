import { browserNoticesWords } from '../core/browser-notices.words.ts'
import { findables } from '../core/findables.ts'
import { settingsActions, settingsCards, settingsTabs, settingsWords, textWords } from './settings.words.ts'

const {
  agent,
  conversation,
  chatForm,
  handoffForm,
  texts,
  limits,
  mails,
  browser,
  people,
  person,
  page,
  kept,
  webhookCard,
  modelKeyCard,
  measure,
  platform,
} = settingsCards

/** Where what concerns people who answer stands. */
const inPeople = { subTab: 'handoff', card: people, only: 'vg' } as const

/** Where what the form before the chat asks stands. */
const inChatForm = { subTab: 'ui', card: chatForm, only: 'vg' } as const

/** Where what the form at handoff asks stands. */
const inHandoffForm = { subTab: 'handoff', card: handoffForm, only: 'vg' } as const

/** Where each of the widget's words stands. */
const inTexts = { subTab: 'language', card: texts }

/** What can be found of the page 'Settings', with the words of people who do not know ours. */
export const settingsFindables = [
  ...findables('settings', settingsTabs, {
    core: {
      subTab: 'core',
      also: 'general, basics, general settings, identity',
      asks: 'basic facts about it, main setup, what kind is it, who is this bot, basic information, id and type',
    },
    ui: {
      subTab: 'ui',
      also: 'interface, user interface, visual settings',
      asks: 'how it behaves visually, looks of the talk itself, display options, what visitors see while chatting, chat interface, layout of the chat, visual behaviour, look of messages',
    },
    language: {
      subTab: 'language',
      also: 'wording, texts, labels, localisation, localization, i18n',
      asks: 'change the little words, all texts visitors read, translate buttons and labels, wording in other tongues, translations, change texts, labels in another language',
    },
    security: {
      subTab: 'security',
      also: 'access, safety, protect, permissions, secure, private, hack',
      asks: 'keep it safe, protect against abuse, who has access, somebody misuses it, stop hackers, protection, api access and limits, prevent misuse, safe, who can access it, protection from hackers, safe from attacks, control access, is it secure, fraud',
    },
    notifications: {
      subTab: 'notifications',
      only: 'vg',
      also: 'alerts, notify me, unsubscribe, reminders, email notifications',
      asks: 'what do i get mails about, too many mails from you, inform me when something happens, dont email me, turn mails off, get messages on my inbox, emails to me, which notifications do i get, stop the emails, where are notifications sent, tell me by mail, push messages, get alerted, no more emails, mute',
    },
    handoff: {
      subTab: 'handoff',
      only: 'vg',
      also: 'handover, escalation, transfer to a person, human takeover, live chat',
      asks: 'talk to a real human, talk to someone, live agent, pass the chat to my staff, customers want a person, transfer to our team, connect with an employee, take over from the bot, forward to a person, escalate, handover to support, hand over to staff, involve a human, when the bot does not know more, transfer, reach a person, real person, customer insists on a human, operator, pass on to support, speak to staff, agent cannot help, switch to human, talk with real people, customer wants a real person',
    },
    technical: {
      subTab: 'technical',
      also: 'behaviour on the page, technical settings, browser settings',
      asks: 'how it works with the web page, things for my programmer, it behaves odd in the browser, works across pages, browser behaviour, technical options, for web developers, iframe and browser, cache, cross page, developer stuff',
    },
    analytics: {
      subTab: 'analytics',
      also: 'privacy, gdpr, data protection, tracking, statistics settings',
      asks: 'is it private, what do you collect, is it legal in europe, data about visitors, tracking on or off, gdpr compliant, what data is collected, recording and retention, personal data, cookies and privacy, collected data, is it compliant, legal, dsgvo',
    },
    advanced: {
      subTab: 'advanced',
      also: 'more options, expert settings, other actions',
      asks: 'rarely needed things, make a second one or get rid of it, dangerous stuff, the last tab, delete or copy, export or duplicate, expert options',
    },
    integrations: {
      subTab: 'integrations',
      also: 'connect, connections, other software, third party, plugins, apps, zapier, external services, link with, addons',
      asks: 'works with which other services, hook it up to something else, connect outside software, other systems, connect other services, connected apps, compatible systems, link accounts, works together with, partner software',
    },
  }),
  ...findables('settings', settingsCards, {
    agent: {
      subTab: 'core',
      also: 'about this agent, which platform, kind of agent, agent details',
      asks: 'facts about this bot, what type is it, its details, information about this agent, details of the bot, which kind of agent',
    },
    conversation: {
      subTab: 'ui',
      also: 'chat area, message area, how messages look',
      asks: 'how messages appear, look of the talk area, what happens between messages, display of the conversation, animations and background, message style',
    },
    texts: {
      subTab: 'language',
      also: 'translate the widget, translate buttons, own wording, change the texts, interface texts, button labels, words of the chat, ui strings, rename buttons',
      asks: 'change what the buttons say, other words in the window, the words around the conversation, own labels, it says english words in our german chat, translate the little texts, change button texts, translate the interface, custom wording, error messages, texts of the chat window, replace the english words, edit all labels, other words, custom texts, phrases of the widget, german texts, translations are wrong, strings',
    },
    limits: {
      subTab: 'security',
      also: 'quota, usage limits, cap, budget, abuse, overuse',
      asks: 'stop people overusing it, it costs too much, keep costs under control, maximum use, someone uses it all day, usage limit, maximum costs, limit tokens, prevent high costs, restrict use, cap the usage, restrict usage, control costs, fair use, maximum, someone burns my budget, prevent overuse',
    },
    browser: {
      subTab: 'notifications',
      only: 'vg',
      also: 'this device, my browser, notify me here',
      asks: 'only on this computer, alerts on my laptop, what this machine shows me, notices just for me',
    },
    mails: {
      subTab: 'notifications',
      only: 'vg',
      also: 'emails, mails, which emails i get, stop emails, too many emails, mail me',
      asks: 'when do you write me an email, which mails are sent, stop getting mails, i get no mail, who receives the mails, which emails do i get, email settings, turn off emails, notify me by email, stop sending me emails, which mails, subscriptions, mailing, email preferences, spam from you',
    },
    chatForm: {
      subTab: 'ui',
      only: 'vg',
      also: 'pre-chat form, lead capture form, collect details first, ask for the email before chatting, gate the chat, intake form',
      asks: 'ask for name and mail before they can chat, visitors must say who they are, form at the start, get contact data first, collect addresses before talking, people must register before chatting, know who i am talking to, form before chatting, collect contact details first, ask for email before the chat, pre chat survey, require a name, lead form, visitors must fill in something, get the visitors data before, anonymous visitors, gate, survey at the start, get leads before the chat, identify visitors, login before chat, mandatory details, who is writing, compulsory form, capture emails, ask for contact first, registration',
    },
    handoffForm: {
      subTab: 'handoff',
      only: 'vg',
      also: 'offline form, contact form, leave a message form, form when nobody is there, lead form at handoff',
      asks: 'what to ask when somebody wants a human, get their details when passing on, ask for the order number before a person comes, form outside office hours, contact form when we are closed, fields of the offline form',
    },
    person: {
      subTab: 'handoff',
      only: 'vg',
      also: 'what visitors read when they ask for a human, handover message, takeover message',
      asks: 'text shown when somebody wants a human, what it says before passing on, words about contacting us, text for people who want a human, message before handover, handoff wording, message for people who want a human, wording of the takeover',
    },
    people: {
      subTab: 'handoff',
      only: 'vg',
      also: 'live chat, human agents, human, the team answers, staff answers, availability, live support, take over, team inbox',
      asks: 'my staff wants to answer, answer customers myself, who answers when the bot cannot, team replies live, can my colleagues join a chat, when are we reachable, who answers chats, live support by my team, team members answering, staff availability, real people, take over a conversation, human support, my employees, my colleagues answer, staff chat, jump in myself, join a conversation, team chat, live agents, manned',
    },
    page: {
      subTab: 'technical',
      also: 'website and browser, tabs and pages',
      asks: 'does it know the web page, several windows of the browser, how it acts when pages change, page and tabs, browser and website behaviour',
    },
    kept: {
      subTab: 'analytics',
      also: 'what is stored, data retention, storage of conversations, what do you save, retention',
      asks: 'what do you store, is anything saved, data saved about people, do you keep what they type, is it stored, what is saved, data storage, stored conversations, retention and history, which data do you keep, saving, keep data, stored information, archive of chats, memory of conversations',
    },
    webhookCard: {
      subTab: 'integrations',
      also: 'outgoing webhooks of the agent, connect other software by webhook, automation by http',
      asks: 'link the bot to another system, own hook for one agent only, a different server for this one, let other software know about this bot',
    },
    modelKeyCard: {
      subTab: 'integrations',
      only: 'vg',
      also: 'key of the language model, own model account, who pays the model',
      asks: 'our own account at the model provider, use our key instead of yours, whose key is answering, where the ai key comes from',
    },
    measure: {
      subTab: 'integrations',
      also: 'google analytics card, connect google, marketing measurement, conversion tracking',
      asks: 'send something to google, our marketing tool should see the chat, track how often the bubble is opened, google figures of the widget',
    },
    platform: {
      subTab: 'integrations',
      only: 'vf',
      also: 'voiceflow, external agent, other platform, connected platform, where answers come from, dialogue',
      asks: 'my bot lives in voiceflow, answers from another system, use my existing voiceflow bot, connect the outside bot, connect voiceflow, external platform, other bot platform',
    },
  }),
  ...findables('settings', settingsWords, {
    agentId: {
      subTab: 'core',
      card: agent,
      also: 'id, identifier, id of the agent, bot id, uuid, agent number, project id, copy id',
      asks: 'number of the bot for my developer, support asks for the id, unique code of this bot, which identifier do i give, technical name, id for the api, copy the id, where is my bot id, unique number, id code, where is the id, reference number for support',
    },
    chatBgURL: {
      subTab: 'ui',
      card: conversation,
      also: 'background picture, background image, wallpaper, picture behind the messages, backdrop, pattern behind the chat, chat wallpaper',
      asks: 'photo behind the messages, pattern behind the talk, put an image at the back, the white area behind the messages is boring, own wallpaper, wallpaper of the chat, picture behind the chat, background of the messages, change the backdrop, image in the background, texture, picture behind the text, decorate, photo of our shop behind the chat',
    },
    scrollAnimation: {
      subTab: 'ui',
      card: conversation,
      also: 'scrolling, smooth scrolling, animation, animations, motion, movement, messages slide in, transition, stop animations',
      asks: 'messages move too much, it makes me dizzy, turn off the sliding, smooth movement of messages, it jumps when a message comes, less movement, scrolling animation, smooth scroll, disable animations, messages slide, chat jumps, moves around, dizzy, motion sickness, animated, effect when a message arrives, fluid, jumpy, reduce motion',
    },
    vg_enableUIEngine: {
      subTab: 'ui',
      card: conversation,
      also: 'ui engine, cards, carousel, gallery, buttons in answers, forms in the chat, rich messages, rich content, lead form, products with pictures, interactive answers',
      asks: 'show products with pictures, let it show buttons, can it display cards, forms inside the chat, only plain text please, nicer answers with images, show a carousel, cards and buttons in answers, images in answers, show pictures, product cards, lists and buttons, show a form, media, pictures in replies, clickable options in answers, visual answers, images, tables, interactive, only words, videos in answers, swipe',
    },
    answerRatings: {
      subTab: 'ui',
      card: conversation,
      also: 'thumbs up, thumbs down, rate answers, feedback on answers, satisfaction, csat, was this helpful',
      asks: 'can people say if it helped, let visitors rate it, like and dislike, did the answer help, get feedback from visitors, customer satisfaction, stars for answers, hide the thumb icons, rate the answers, thumbs up and down, feedback from visitors, customer ratings, satisfaction survey, like button, score answers, visitors opinion, evaluate, feedback, survey, vote, was the answer good, rate us, likes, quality feedback, complaints about answers, user satisfaction, up and down, stars',
    },
    chatFormName: {
      ...inChatForm,
      also: 'ask for the name first, visitor name field',
      asks: 'must they say their name, who am i talking to, first name field, dont ask what they are called, ask the name, require name, name field of the form, visitors name',
    },
    chatFormEmail: {
      ...inChatForm,
      also: 'ask for the email first, visitor email field, required email',
      asks: 'must they give their mail address, get their email at the start, mail field before talking, dont ask for the address, ask for email, require email, make email mandatory, email field of the form, email address of visitors first, have to enter their mail first, must type an email before they write',
    },
    chatFormPhone: {
      ...inChatForm,
      also: 'ask for the phone first, visitor phone field',
      asks: 'must they give a mobile number, get their phone at the start, ask for their number before talking, telephone field, ask for phone number, require phone, phone field of the form, mobile number of visitors',
    },
    chatFormOwn: {
      ...inChatForm,
      also: 'custom fields, custom questions before the chat, company field',
      asks: 'ask for the company as well, more fields at the start, ask them something else before chatting, order number field, extra field in the form, add a question to the form, custom question in the form, extra fields, ask for company, own form fields, additional question before chat, dropdown in the form, ask for the customer number, additional details, ask for the address, birthday, more information from visitors, own question, invoice number',
    },
    chatFormConsent: {
      ...inChatForm,
      also: 'privacy link under the form, consent before the chat, gdpr notice in the form',
      asks: 'link to our privacy policy, say what we do with their data, legal note below the fields, checkbox text data protection, terms they agree to, privacy policy link, terms below the form, consent text, data protection note, small print under the form, accept terms, legal notice, privacy statement, agreement text, imprint, opt in, gdpr text, disclaimer under the form',
    },
    handoffFormName: {
      ...inHandoffForm,
      also: 'visitor name at handoff, name in the offline form',
      asks: 'ask their name when they want a person, who is waiting for us, name before a human answers',
    },
    handoffFormEmail: {
      ...inHandoffForm,
      also: 'visitor email at handoff, email in the offline form',
      asks: 'get the mail address when nobody is there, where to answer them later, email before a human answers',
    },
    handoffFormPhone: {
      ...inHandoffForm,
      also: 'visitor phone at handoff, phone in the offline form, callback number',
      asks: 'get a number to call them back, telephone when nobody is there, call back request',
    },
    handoffFormOwn: {
      ...inHandoffForm,
      also: 'custom questions at handoff, order number at handoff, fields of the offline form',
      asks: 'their order number before somebody answers, own questions for who waits, what is it about before we answer',
    },
    handoffFormConsent: {
      ...inHandoffForm,
      also: 'privacy link at handoff, consent at handoff, gdpr notice in the offline form',
      asks: 'data protection text when they leave details for us, legal note in the contact form, consent before a person gets their data',
    },
    textsLang: {
      ...inTexts,
      also: 'which language the words are in, translate into, choose the language of the texts, words in french, words in german',
      asks: 'which tongue are these texts for, pick the language i translate, write the texts in french, other languages of the little words, language of the texts, choose which language to edit, translate texts to spanish',
    },
    agentKey: {
      subTab: 'security',
      also: 'secret key, token, access token, developer key, bearer token, api secret, server access, revoke key, rotate key, replace key, rest api, credentials, call from my server, api access, apikey, backend, developers, password for servers, authentication, generate key, make a key',
      asks: 'let my own program talk to it, developer needs access, password for my server, secret for programmers, use it from code, my key leaked, make a new secret, use your api, secret, developer access, connect from our backend, create a key, revoke the key, api credentials, programmatic access, key was stolen, access for programmers, connect own software, curl, sdk, new key, password for the api, lost my key, key leaked, revoke access, developer',
    },
    maxTokensUsage: {
      subTab: 'security',
      card: limits,
      only: 'vg',
      also: 'token limit, max tokens per chat, how much one chat may use, conversation limit, length of a conversation',
      asks: 'one chat should not cost too much, people chat for hours, end long talks, maximum per talk, cap on a single chat, limit per conversation, tokens per chat, long conversations cost too much, max length of a conversation, stop endless chats, one conversation uses too much, endless conversations, max length of a chat, one visitor chat is too long, limit a single conversation, conversation budget, cut long chats',
    },
    maxMessagesPerVisitor: {
      subTab: 'security',
      card: limits,
      also: 'limit messages, spam protection, how much one visitor may use, usage per visitor, rate limit, throttle, flood, prevent abuse, too many messages, messages per hour, bots',
      asks: 'one person writes all the time, somebody spams it, limit how often someone may ask, too many questions from one person, stop trolls, how many messages may one send, block someone who floods us, limit messages per visitor, spam, too many messages by one person, abuse, bots are writing, restrict how much someone can ask, block spammers, attack, flooding, troll, bot attack, a person asks too much, restrict a user, ddos, quota per person, how often can somebody write, fair use per visitor, misuse by one person, hourly limit, somebody plays with it',
    },
    maxTokensPerDay: {
      subTab: 'security',
      card: limits,
      only: 'vg',
      also: 'daily limit, spending limit, limit the costs, budget per day, spend per day, daily budget, cost control, usage per day',
      asks: 'not spend more than some euros a day, daily maximum, it eats my budget, bill gets too high, stop when the day costs too much, cost limit, limit costs, spending per day, budget, daily tokens, stop it when too expensive, maximum spend, control the costs, too expensive, spending cap, bill shock, maximum per day, keep it cheap, cost ceiling, how much may it cost, limit expenses, emergency stop for costs, daily quota, save money, runaway costs',
    },
    mailsRequests: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email me when someone asks for a human, new lead email, lead notification, email about leads, contact request email, tell me when a visitor needs help',
      asks: 'tell me when somebody wants a human, get a mail if someone needs us, inform us when a visitor asks for help, mail when somebody wants a callback, i missed a request, email when someone wants a human, notify me about help requests, alert for support requests, who gets told about a request, email me when a visitor asks for a person, somebody needs help alert, notify support, ping us, support mail, notification when human is requested, forward requests by mail, callback request email',
    },
    mailsLeads: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email about leads, lead emails, mail when somebody leaves details, email me when somebody leaves contact details, notify me of new leads, lead alert',
      asks: 'mail me each new contact, tell me when someone leaves their number, inform me about new prospects, let sales know when an address came in, email for new leads, notify about new contacts, tell me about a new lead, mail me when someone leaves an email address, inform sales, new customer mail, notify sales, contact details by mail, email each lead, get new leads in my mail, somebody left an address, new signup alert',
    },
    mailsCaps: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email when limit is reached, quota warning, usage alert, limit alert, out of calls, warn me about usage, cap reached email',
      asks: 'warn me before it stops, tell me if it is used up, let me know when the limit is hit, alarm about costs, did it run out, email when the limit is reached, usage warning, alert me about costs, tell me before budget is used, limit notification, running out, budget alert, cap warning, quota mail, limit reached message, tell me when it stops answering, warning before it is too expensive',
    },
    mailsApprovals: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email when a client approves, approval email, changes requested email, sign-off notification',
      asks: 'tell me when the client said yes, mail when the customer wants changes, know when my client has looked, email when client approves, notify me of approval, client decided, client feedback email, was it approved, sign off mail, customer accepted, answer of my client, review finished',
    },
    UIhandoffTitle: {
      subTab: 'handoff',
      card: person,
      only: 'vg',
      also: 'human handoff heading, talk to a person title, contact form title, transfer title, live chat title, escalation title, heading when asking for a human, handover title',
      asks: 'big line when they want a human, headline above contact us, change the words talk to a person, heading before we ask for their details, handoff headline, title of the contact form, text on the human button, heading talk to a person, rename talk to a human, title when handing over, headline for support, label talk to a human, contact headline',
    },
    UIhandoffSubtitle: {
      subTab: 'handoff',
      card: person,
      only: 'vg',
      also: 'human handoff text, contact form text, leave a message text, transfer message, handover text, text under the handoff, escalation message, handoff description, handoff message, words below the handoff title',
      asks: 'small text when they want a human, sentence below contact us, explain that we call back, text before we ask for their details, handoff text, subtitle of the contact form, explanation when asking for a human, description under talk to a person, we will get back to you text, line below the headline, someone will contact you text, explanation for handover, waiting text for a human',
    },
    handoffChoice: {
      subTab: 'handoff',
      card: person,
      only: 'vg',
      also: 'button for a human, talk to a person button, show contact button, human button in the widget',
      asks: 'show contact us button right away, let them choose a human at once, people should not have to talk to a robot first, button to reach us from the beginning, offer staff immediately, show talk to a human button, human option at the start, button for staff, let visitors reach a person directly, contact button in the chat, choose between bot and human, speak with someone straight away, human button, contact us link, direct way to a person, skip the bot, reach support immediately, option for a real person, escape from the bot',
    },
    smartHandoff: {
      ...inPeople,
      also: 'automatic handoff, ai decides to hand over, escalate by itself, auto escalation, model hands over',
      asks: 'bot decides when to call a human, pass angry customers to us by itself, it should notice when somebody needs us, when it cannot help give it to staff, transfer without being asked, hands over too often, automatic handover, ai decides when a human is needed, hand over when it does not know, hand over angry customers, escalate automatically, stop handing over without being asked, detects frustration, recognise frustration, hand over by itself, detect when help is needed, auto transfer, unhappy customers, bot calls for help, intelligent forwarding, it transfers too early, transfer alone when needed',
    },
    disableHandoff: {
      ...inPeople,
      also: 'disable handoff, turn off live chat, no live chat, only contact form, no humans',
      asks: 'no live talk just messages, we have no time to chat live, only take their details, never connect them live, people should leave a note, dont connect to staff, only messages, contact form only, dont let people chat with staff, leave a message instead, no humans available, email form instead of a live chat, no real time chat, only email contact, no live agent, we dont do live chat, just collect the contact, ticket instead of chat, never live',
    },
    disableHandoffMessages: {
      ...inPeople,
      also: 'disable handoff messages, hide joined message, hide the name of an employee, hide names of the team, anonymous staff, no system messages, quiet handoff',
      asks: 'dont show my name to visitors, it says anna joined, keep my staff anonymous, hide that somebody joined, no names of employees, hide who is typing, hide names of staff, do not show who joined, anonymous employees, hide system lines, dont tell visitors a human answers, joined the chat message, name of my employee is shown, privacy of staff, has joined, look as if it is still the bot, discreet takeover, pseudonym, invisible takeover',
    },
    officeHours: {
      ...inPeople,
      also: 'business hours, opening hours of the team, when the team is there, when the team answers, working hours, availability schedule, when people answer, shifts',
      asks: 'when are we open, we work monday to friday, closed on weekends, opening times of staff, not at night, our lunch break, hours when someone is there, opening times, when is the team available, outside office hours, live chat schedule, weekends, only during the day, when can people reach us, opening hours, we are closed on sunday, at night nobody is here, schedule, when we work, holidays, service times, live only in the morning, availability of the team, shift, after hours, lunch',
    },
    officeTimezone: {
      ...inPeople,
      also: 'timezone, time zone of the team, utc offset, local time',
      asks: 'clock is wrong, we are in new york, hours are one off, which country time, summer time, wrong time, daylight saving, hours of another country, clock, hour is wrong, london time, other time zone, summer and winter time, region time',
    },
    handoffFallbackMinutes: {
      ...inPeople,
      also: 'fallback, nobody answers, timeout, colleague does not reply, bot takes over again, no reply from the team, waiting too long, return to the bot, hand back automatically',
      asks: 'nobody of us reacts what then, bot continues when we dont answer, waited too long for staff, how long until the bot comes back, give up waiting, nobody answers the visitor, bot returns, how long to wait for a person, no colleague takes it, timeout of the handover, give the chat back to the bot, staff did not respond, take back the conversation, no one takes the chat, team is too slow, return to ai, bot should take over again, give back, how long does the visitor wait for staff, unattended chat, staff forgets the customer, my team did not answer, what happens if nobody answered',
    },
    handoffMailMinutes: {
      ...inPeople,
      also: 'email when a visitor waits, waiting alert, unanswered notification, notify the team, missed chats',
      asks: 'tell us when a customer is left waiting, mail us if nobody picked up, after how long do we get a mail, remind staff about a waiting customer, email when visitor waits, remind the team, notify after some minutes, alert when nobody answers, minutes until email, waiting time before a mail, remind us, escalation mail, nobody picked up, delay of the alert, when do we get mailed, unanswered for minutes',
    },
    mailsMentions: {
      subTab: 'notifications',
      card: mails,
      also: 'mention emails, email when a note names me, tagged in a note, mentioned by a colleague',
      asks: 'a colleague mentions me, stop mails when somebody names me in a note, at mention notice, pinged in an internal note, mail when my name is in a note',
    },
    mailsWaiting: {
      subTab: 'notifications',
      card: mails,
      only: 'vg',
      also: 'email when somebody waits, waiting visitor email, missed chat email, live chat notification',
      asks: 'get informed that someone is still waiting, mail about people in the queue, nobody answered a customer let me know, we missed somebody in live talk, notify when a visitor is waiting, email about waiting visitors, visitor waits too long, missed live chat, somebody is waiting for us, queue, customer is waiting alert, unanswered live chat mail, waiting customer, nobody reacts notification, call the team',
    },
    syncBrowser: {
      subTab: 'technical',
      card: page,
      also: 'same chat in every tab, several tabs, keep the chat after reload, remember the visitor, local storage, cookies, continue the conversation, persist, survive refresh, browser storage, synchronise tabs, multiple windows',
      asks: 'chat is gone after reload, conversation disappears on the next page, keep the talk when they change page, second tab shows another chat, remember people who come back, does it use cookies, starts from zero every time, same conversation in all tabs, chat lost when page changes, keep conversation after refresh, continue the chat later, conversation restarts, several windows, remember returning visitors, chat resets on every page, chat disappears, conversation starts over, history gone when i click another page, stay in the chat while browsing, multiple tabs, reload, session, persistent, come back later, resume, forgets me when i leave',
    },
    listenForUrlChanges: {
      subTab: 'technical',
      card: page,
      also: 'which page the visitor is on, current page, url changes, page address, single page app, navigation, know the url, listen for url, page tracking, spa',
      asks: 'does it know which page they are on, see where on my site they asked, tell the bot which product page is open, which page did the question come from, it should know the page, know the current page, which page the visitor is viewing, page url, send the address of the page, context of the page, aware of the page, which product they look at, knows where the visitor is, page awareness, react to the page, current site address, origin of the question, react router, see what page people are reading, which page somebody looks at',
    },
    recordChatHistory: {
      subTab: 'analytics',
      card: kept,
      also: 'save conversations, keep conversations, store transcripts, history, do not store chats, delete chats automatically, log conversations, recording, transcript storage, anonymous chats, keep messages, incognito',
      asks: 'is it recording what people write, do you save the chats, dont store what visitors say, nothing should be saved, are talks stored, keep no log, turn logging off, why can i not see old talks, does it remember conversations, record chats, stop recording, do not save messages, is it recorded, privacy mode, keep no history, anonymous, turn off history, are messages logged, chat log on or off, my conversations are empty, log, store what they say, chats are not saved, no transcripts, secret chats, turn off saving, keep what customers write, wiretap, confidential, private conversations, why is my history empty, are we spying, archive chats',
    },
    enableGeoAnalytics: {
      subTab: 'analytics',
      card: kept,
      also: 'country of visitors, where visitors come from, geo, geolocation, ip address, location tracking, regions, map of visitors, country statistics',
      asks: 'from which country are my visitors, do you see where they live, where do the people come from, store no locations, are ip addresses kept, which countries use it, location of visitors, where do my visitors come from, track location, geography, city, turn off location tracking, map, visitors by country, from where, where are they, region, gps, locate visitors, which cities, nationality, abroad, ip',
    },
    keepDays: {
      subTab: 'analytics',
      card: kept,
      also: 'retention, data retention, delete old conversations, how long chats are kept, how long chats are saved, how long chats are stored, storage time, gdpr deletion, forget conversations, days kept, expire chats',
      asks: 'delete chats after a month, how long do you keep the talks, clean up old talks automatically, erase after 30 days, when is it deleted, forget people after a while, throw old chats away, how long are chats stored, automatic deletion, keep for 90 days, data retention period, clear history, remove old data, gdpr delete after, storage period, forever, automatic cleanup, how long is it kept, expiry, purge, deletion deadline, storage duration, remove after days, right to be forgotten, older than, keep for a year, auto delete',
    },
    platformKey: {
      subTab: 'integrations',
      card: platform,
      only: 'vf',
      also: 'dialogue api key, vf.dm, dm key, platform key, connect key, disconnect, voiceflow key, connect the agent',
      asks: 'where do i enter the voiceflow key, secret of the outside bot, paste the dm key, wrong key of the other system, api key of the platform, connect my voiceflow agent, dialog manager key',
    },
    webhook: {
      subTab: 'integrations',
      card: webhookCard,
      also: 'webhook, callback url, http post, send events to my server, zapier, make.com, n8n, connect to crm, endpoint',
      asks: 'push new leads into our crm, call my own server when something happens, hook up zapier, tell another program about new chats, where do i put the webhook url, sync with hubspot, send data out when a chat begins',
    },
    webhookEvents: {
      subTab: 'integrations',
      card: webhookCard,
      also: 'which events, webhook events, event types, triggers, subscribe to events',
      asks: 'what is posted to my server, choose what triggers the hook, only send new contacts out, which happenings are passed on, limit what zapier receives',
    },
    modelKey: {
      subTab: 'integrations',
      only: 'vg',
      card: modelKeyCard,
      also: 'openai key, own api key, llm key, bring your own key, byok, model provider key, chatgpt key',
      asks: 'use my own openai account, where do i paste the gpt key, pay the ai provider myself, bill answers to our account, change who pays for the language model, put in our own token for the model',
    },
    analyticsId: {
      subTab: 'integrations',
      card: measure,
      also: 'google analytics, ga4, measurement id, tracking id, gtag, tag manager, google tag',
      asks: 'count chat opens in google analytics, connect ga, where do i enter the G- number, measure clicks on the bubble in google, marketing wants chat figures in google',
    },
  }),
  ...findables('settings', settingsActions, {
    duplicate: {
      subTab: 'advanced',
      also: 'copy agent, clone, make a copy, second agent, duplicate agent, copy of the bot',
      asks: 'make another one just like it, same bot for another client, use it as a starting point, twice the same bot, second version to play with, copy the agent, second bot, use as template, same agent for another client, copy, clone this, second one, same again, template for clients, replicate, reuse this agent',
    },
    export: {
      subTab: 'advanced',
      also: 'download agent, backup, template, save as file, export agent, json, move to another workspace, agent template, share as a template',
      asks: 'save everything to my computer, take my bot with me, safety copy, move it to another account, give it to a colleague as a file, download it, export the agent, download as file, save a copy, json export, transfer to another account, save to disk, migrate, archive the agent, take with me, backup of everything, restore later, move to another company',
    },
    remove: {
      subTab: 'advanced',
      also: 'delete agent, remove agent, delete bot, get rid of it, erase, destroy, delete everything, remove this chatbot, trash',
      asks: 'i dont want it anymore, get rid of my bot, throw it away, cancel this bot, take it down for good, wipe everything, shut it down, delete the agent, remove bot, close it down, permanently erase, how do i delete this, uninstall, erase agent, stop using it, end it, delete account of the bot, remove permanently, quit, kill it, terminate',
    },
  }),
  ...findables('settings', browserNoticesWords, {
    browserNotices: {
      subTab: 'notifications',
      card: browser,
      only: 'vg',
      also: 'desktop notifications, push notifications, browser notifications, pop up when somebody waits, alert me, notify me of a chat',
      asks: 'tell me when i am in another tab, ping me when a customer waits, bubble in the corner of my screen, little window when someone writes, make my computer tell me, alert while i do something else, allow notifications, i miss waiting customers',
    },
  }),
  ...findables('settings', textWords, {
    placeholder: {
      ...inTexts,
      also: 'placeholder, input placeholder, type a message, hint in the message box, text in the input, grey text where visitors type, write a message text',
      asks: 'grey words in the typing box, write here text, what stands where people type, ask me anything text, words in the input box, placeholder text, text in the input field, type your message, empty field text, input hint, write something, prompt in the text box, default text in the input, where they type',
    },
    greeting: {
      ...inTexts,
      also: 'greeting in another language, translate the greeting, welcome message in german, welcome message in french, translated welcome message, hello in another language, multilingual greeting, greeting per language',
      asks: 'say hello differently in french, first message for german visitors, welcome for each tongue, opening words per language, greeting in other languages, translate the welcome message, welcome text in french, different greeting per language, localised greeting, hello in spanish, bonjour, greeting for each language, welcome in their language',
    },
    send: {
      ...inTexts,
      also: 'send, name of the send button, submit button text, label of send',
      asks: 'word on the button next to the input, rename submit, what the arrow button says, send button label, send text, send caption, submit label, name for sending',
    },
    suggested: {
      ...inTexts,
      also: 'heading of the suggestions, accessible name of suggestions, screen reader suggestions',
      asks: 'what blind people hear over the chips, hidden title of the clickable questions, read aloud above the chips, label for suggested questions, screen reader text for suggestions, accessibility of the suggestions',
    },
    sources: {
      ...inTexts,
      also: 'word for sources, references label, citations, name of the sources',
      asks: 'what blind people hear for references, hidden word for where it is from, citations label read aloud, label for sources, screen reader text for sources, accessibility of citations, word references, references, footnotes, where the answer is from label',
    },
    writing: {
      ...inTexts,
      also: 'is typing, typing indicator text, writing text, thinking text, loading text, agent is typing',
      asks: 'text while it thinks, three dots, says is typing, shown while people wait for the reply, busy text, typing indicator, is writing, text while answering, agent is thinking, loading message, please wait while it writes, waiting text, is thinking, bot is busy, dots while it answers, typing text',
    },
    jump: {
      ...inTexts,
      also: 'scroll down button, jump to newest, latest message, new messages button',
      asks: 'arrow down to the newest, go to the bottom of the talk, text of the arrow that scrolls down, scroll to the bottom button, newest message button, jump down, latest messages, go down, newest, back to the end',
    },
    retry: {
      ...inTexts,
      also: 'retry, retry button, resend button text, try again text',
      asks: 'text when they can repeat it, word for sending once more, once again button, try again button, repeat button, resend, retry label, repeat, again button, retry text',
    },
    offline: {
      ...inTexts,
      also: 'offline, no internet, offline message, connection lost, no connection text',
      asks: 'message when the internet is gone, no wifi text, lost network note, what they see without connection, no internet message, visitor has no connection, offline text, without internet, no signal, disconnected, visitor lost connection',
    },
    notSent: {
      ...inTexts,
      also: 'not sent, sending failed, send error, message failed, error message',
      asks: 'it could not be delivered text, red text when sending did not work, undelivered note, message did not go through, message could not be sent, sending error text, failed to send, not delivered, failed message, send failure, undelivered, sending problem text',
    },
    noAnswer: {
      ...inTexts,
      also: 'no answer, cannot answer text, error when answering, answer failed, something went wrong text',
      asks: 'what they read when it crashes, text when no reply came, sorry something failed, apology when the ai is down, error message when no answer, sorry text, what it says on failure, something went wrong, agent does not respond text, failure text, sorry message, answer error, technical problem text, apology',
    },
    incomplete: {
      ...inTexts,
      also: 'incomplete, answer cut off, stopped answer, partial answer text',
      asks: 'note below a half reply, answer was shortened text, shown when a reply is not whole, incomplete answer note, answer not finished, partial answer, half answer, shortened, cut text',
    },
    brokenOff: {
      ...inTexts,
      also: 'interrupted answer, broken off, answer stopped in the middle text',
      asks: 'connection died during the reply, reply stopped halfway text, shown when a reply ended suddenly, answer interrupted, answer stopped, connection broke while answering, aborted answer, stopped halfway, interrupted',
    },
    tooMany: {
      ...inTexts,
      also: 'too many messages, slow down text, rate limit message, please wait text',
      asks: 'text for people who write too quickly, please slow down note, what spammers read, told to wait a moment, too many messages text, slow down message, spam warning for visitors, wait a moment message, spam text, please wait, slow down, limit message for visitors',
    },
    gone: {
      ...inTexts,
      also: 'unavailable, not available text, agent is gone, out of service, offline bot, down message',
      asks: 'text when the bot is switched off, what people see after i deleted it, closed note, currently not here text, bot unavailable text, not available message, agent offline text, closed message, switched off text, closed, bot not there, out of order, maintenance',
    },
    close: {
      ...inTexts,
      also: 'close, close button, name of the close button, dismiss, x button',
      asks: 'word on the cross, text of the x, what the minimise icon says, label for shutting the window, close button label, text for closing the chat, closing button, x, exit button, leave the chat, cross, minimise',
    },
    lookingUp: {
      ...inTexts,
      also: 'looking that up, tool call text, searching text, checking text',
      asks: 'words while it checks something for them, said when it fetches data, one moment i am checking text, shown during a lookup',
    },
    copy: {
      ...inTexts,
      also: 'copy button, copy code, clipboard button text',
      asks: 'word on the copy button, caption for copying a snippet, rename the clipboard button',
    },
    copied: {
      ...inTexts,
      also: 'copied, copied to clipboard, copy confirmation',
      asks: 'said once it is in the clipboard, confirmation after copying, word after pressing copy',
    },
    left: {
      ...inTexts,
      also: 'characters left, remaining characters, character counter',
      asks: 'counter below a long text, how many letters they still have, remaining letters note',
    },
    over: {
      ...inTexts,
      also: 'message too long, too many characters, over the limit',
      asks: 'note when their text is too long, exceeded letters text, said if someone writes a novel',
    },
    wait: {
      ...inTexts,
      also: 'please wait a moment, try again later text',
      asks: 'patience please text, ask them to hold on, told to come back in a moment',
    },
    waitSeconds: {
      ...inTexts,
      also: 'seconds to wait, countdown seconds text',
      asks: 'text with the seconds they must wait, how many seconds until they may write, second countdown note',
    },
    waitMinutes: {
      ...inTexts,
      also: 'minutes to wait, wait minutes text',
      asks: 'text with the minutes they must wait, how many minutes until they may write, minute countdown note',
    },
    notLoaded: {
      ...inTexts,
      also: 'earlier messages failed, history could not load text',
      asks: 'text if the old talk does not show, previous messages missing note, said when history fails',
    },
    loadFailed: {
      ...inTexts,
      also: 'conversation failed to load, load error text',
      asks: 'text if the whole talk does not open, error for a chat that will not start, loading failure words',
    },
    messages: {
      ...inTexts,
      also: 'accessible name of the conversation, messages label, screen reader conversation',
      asks: 'what blind people hear for the list of messages, hidden name of the talk, aria label of the thread',
    },
    youSaid: {
      ...inTexts,
      also: 'you said, screen reader visitor message',
      asks: 'what blind people hear before their own text, spoken before my message, hidden you said',
    },
    theySaid: {
      ...inTexts,
      also: 'agent said, bot said, screen reader agent message',
      asks: 'what blind people hear before a reply, spoken before the answer, hidden bot said',
    },
    choices: {
      ...inTexts,
      also: 'replies label, choices label, quick replies heading',
      asks: 'what blind people hear above the answer buttons, hidden title of quick replies, aria label of choices',
    },
    message: {
      ...inTexts,
      also: 'message field label, input label, accessible name of the input',
      asks: 'what blind people hear in the typing box, hidden name of the text box, aria label of the input',
    },
  }),
]
