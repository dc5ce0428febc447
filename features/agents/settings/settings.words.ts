import { declareWords } from '../core/declare-words.ts'

/** The sub-tabs of the page 'Settings' that hold something, in the specification's order (spec 3 §2). */
export const settingsTabs = declareWords('settings', {
  core: { label: 'Core', help: 'What this agent is called and where it speaks from.' },
  ui: { label: 'UI', help: 'How the chat looks and moves.' },
  language: { label: 'Language', help: 'What the widget says, in each of its languages.' },
  security: {
    label: 'Security',
    help: 'Who may call this agent from a server, and how much its visitors may use.',
  },
  notifications: { label: 'Notifications', help: 'The emails the team gets about this agent.' },
  handoff: { label: 'Handoff', help: 'What visitors read who ask for a person.' },
  technical: { label: 'Technical', help: 'How the widget works with the page and the browser.' },
  analytics: { label: 'Analytics', help: 'What is kept of conversations.' },
  advanced: { label: 'Advanced', help: 'Copies, export and the end of this agent.' },
  integrations: { label: 'Integrations', help: 'What this agent works with.' },
})

/** Its cards, by what stands over and under their titles. */
export const settingsCards = declareWords('settings', {
  agent: {
    label: 'The agent',
    help: 'Its name, picture, description, greeting and language are on the Widget tab, beside what visitors see of them.',
  },
  conversation: {
    label: 'The conversation',
    help: 'Colours, the bubble and CSS are on the Widget tab. Websites show changes once they are published.',
  },
  chatForm: {
    label: 'Form before the chat',
    help: 'Visitors are asked it once, before their first message; what they fill in is on the Leads page. Where nothing must be filled in, they can skip it.',
  },
  handoffForm: {
    label: 'Form at handoff',
    help: 'Visitors who ask for a person are asked it while they wait, and when nobody is there; what they told before is not asked again. You find their answers on the Requests and Leads pages. Where all is “Not asked”, the agent asks in words how they can be reached.',
  },
  texts: {
    label: 'Words of the widget',
    help: 'A field left empty keeps our words; {title} stands for the agent’s name, {count} for a number.',
  },
  limits: {
    label: 'Limits',
    help: 'Where a language model answers, each of its answers costs tokens: about four characters each, of the question, of what the answer is made from, and of the answer.',
  },
  mails: {
    label: 'Emails about this agent',
    help: 'These count as soon as they are saved, without publishing.',
  },
  browser: {
    label: 'This browser',
    help: 'Counts at once, for you and this browser alone, and for all agents.',
  },
  people: {
    label: 'People who answer',
    help: 'When visitors can talk to your team, and what happens when nobody comes.',
  },
  person: {
    label: 'A person takes over',
    help: 'Said to visitors who ask for a person, before the agent asks how the team can reach them. What they leave is listed on the Widget tab.',
  },
  page: { label: 'Page and browser', help: 'Websites follow changes once they are published.' },
  kept: {
    label: 'What is kept',
    help: 'Websites follow changes once they are published; the test chat at once. What was kept before stays.',
  },
  webhookCard: {
    label: 'Webhook of this agent',
    help: 'What happens with this agent is posted to your server as JSON, signed, and tried again if it does not answer. It counts as soon as it is saved.',
  },
  modelKeyCard: {
    label: 'Key to the language model',
    help: 'For every agent of this workspace, and as soon as it is chosen.',
  },
  measure: {
    label: 'Google Analytics',
    help: 'Websites follow changes once they are published.',
  },
  platform: {
    label: 'Compatible platform',
    help: 'Visitors’ messages go to the agent on that platform, and its answers come back. Its prompts and knowledge are kept there.',
  },
})

/** The controls of a form that visitors fill in. */
const formWords = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone number' },
  own: {
    label: 'Your own questions',
    help: 'One a line. A star at the end, as in “Company *”, makes it one that must be filled in. Each becomes a column of your leads.',
  },
  consent: {
    label: 'Text with the form',
    help: 'Such as what you use the details for. A link is written as [our policy](https://example.com/privacy). Each lead keeps it as it was then.',
  },
}

/** Its fields. */
export const settingsWords = declareWords('settings', {
  agentId: { label: 'Agent ID' },
  chatBgURL: { label: 'Chat background' },
  scrollAnimation: {
    label: 'Scroll animation',
    help: 'New messages glide into view. Visitors whose device asks for less motion see them at once.',
  },
  vg_enableUIEngine: {
    label: 'Rich answers',
    help: 'The flow and the language model may show cards, buttons and forms under their words. Off, they send words alone.',
  },
  answerRatings: {
    label: 'Thumbs on answers',
    help: 'Visitors can say of each answer whether it helped. Members read it with the answer, and Analytics counts it. None are shown where no chat history is recorded.',
  },
  chatFormName: formWords.name,
  chatFormEmail: formWords.email,
  chatFormPhone: formWords.phone,
  chatFormOwn: formWords.own,
  chatFormConsent: formWords.consent,
  handoffFormName: formWords.name,
  handoffFormEmail: formWords.email,
  handoffFormPhone: formWords.phone,
  handoffFormOwn: formWords.own,
  handoffFormConsent: formWords.consent,
  textsLang: { label: 'Language of these words' },
  agentKey: {
    label: 'API key',
    help: 'Gives your own servers access to this agent alone: reading and saving it, publishing, its versions, knowledge and conversations. It cannot delete the agent, copy it or make keys.',
  },
  maxTokensUsage: {
    label: 'Tokens per conversation',
    help: 'After that the agent says politely that it cannot answer more in this conversation. 0 is no limit.',
  },
  maxMessagesPerVisitor: {
    label: 'Messages per visitor',
    help: 'After that the widget asks the visitor to wait until the hour is over. Visitors behind one internet connection count as one; your test chat does not count. 0 is no limit.',
  },
  maxTokensPerDay: {
    label: 'Tokens per day',
    help: 'What all its answers may use within 24 hours, those of your test chat among them. After that its knowledge answers alone, and the Widget tab says so. 0 is no limit.',
  },
  mailsRequests: {
    label: 'Requests of visitors',
    help: 'To everybody who may answer visitors when one asks for a person or leaves details. Requests are listed on the Widget tab either way.',
  },
  mailsLeads: {
    label: 'New leads',
    help: 'To everybody who may answer visitors when one leaves an email address or a phone number without asking for a person. Leads are listed on their own page either way.',
  },
  mailsCaps: {
    label: 'Reached caps',
    help: 'To the owner, once a day at most, when visitors of this agent reach a cap on use of the language model. The Widget tab says so either way.',
  },
  mailsMentions: {
    label: 'Notes that name somebody',
    help: 'To a member whom a note in Chats names. Off, members who are online see no notice of it in the app either; the view Mentions has it all the same.',
  },
  mailsApprovals: {
    label: 'Decisions of clients',
    help: 'To the owner when a client approves checked answers from a link, or asks for changes. The sub-tab Checks of Prompt shows it either way.',
  },
  UIhandoffTitle: {
    label: 'Handoff title',
    help: 'The first line. The text every agent starts with appears in the visitor’s language.',
  },
  UIhandoffSubtitle: {
    label: 'Handoff subtitle',
    help: 'Under the title. The text every agent starts with appears in the visitor’s language.',
  },
  disableHandoff: {
    label: 'Only leave a message',
    help: 'Visitors who ask for a person are asked for their details, even while somebody of the team is online.',
  },
  disableHandoffMessages: {
    label: 'Hide who answers',
    help: 'Visitors read no names of the team, and no lines such as “Anna has joined” or “Back with the assistant”. That they wait for a person, and that a conversation was closed, they still read.',
  },
  handoffChoice: {
    label: 'Offer a person from the start',
    help: 'A button under the greeting that says the handoff title. Who presses it waits for a person, or is asked how to be reached.',
  },
  smartHandoff: {
    label: 'Smart handoff',
    help: 'Where a language model answers, it may automatically hand over a visitor who needs a person. Off, only visitors who ask for one are handed over.',
  },
  officeHours: {
    label: 'Office hours',
    help: 'A line for each time, such as Mon–Fri 09:00–17:00. Visitors can wait for a person then, and whenever somebody of the team is online. While chat history is off they are asked for their details instead.',
  },
  officeTimezone: { label: 'Time zone', help: 'Of the office hours, such as Europe/Berlin.' },
  handoffFallbackMinutes: {
    label: 'Back to the agent after (minutes)',
    help: 'Nobody came: the agent goes on and asks how the visitor can be reached. 0 is never.',
  },
  handoffMailMinutes: {
    label: 'Email after (minutes)',
    help: 'Mails the team when a visitor has waited so long for an answer. 0 is never.',
  },
  mailsWaiting: {
    label: 'Visitors who wait',
    help: 'To whoever has the conversation, else to everybody who may answer visitors, when one waits too long for a person. Handoff says how long. Off, members who are online see no notice of it in the app either.',
  },
  syncBrowser: {
    label: 'Sync with the browser',
    help: 'A visitor’s tabs of one website show the same conversation. It is kept in their browser for up to two hours; off, each tab has its own, gone when it closes.',
  },
  listenForUrlChanges: {
    label: 'Follow page changes',
    help: 'Each question goes with the address of the page it is asked on, so that the language model and the transcript know it. What follows ? in the address is left out.',
  },
  recordChatHistory: {
    label: 'Record chat history',
    help: 'Off, no word of a conversation is kept: it is gone when the visitor reloads the page, answers cannot refer to what was said before, and nobody of the team can take it over: visitors who ask for a person are asked for their details. Only counts stay: that it took place and when, how many visitors there were, whether the agent knew the answers, and what they took and cost. Neither pages, languages nor countries are counted. Details a visitor leaves for the team are still kept. The widget says so under the message field.',
  },
  enableGeoAnalytics: {
    label: 'Location analytics',
    help: 'The country, as your server’s network reports it, is kept with a new conversation: two letters, never the visitor’s address. Off, or where nothing is reported, none is.',
  },
  keepDays: {
    label: 'Days conversations are kept',
    help: 'So many days after its last message a conversation goes for good, with its messages and requests; leads stay. 0 keeps conversations. It counts within the hour, without publishing, and the widget says so under the message field.',
  },
  platformKey: {
    label: 'Key of the agent there',
    help: 'The dialogue API key of this one agent; it often begins with VF.DM. It is kept encrypted and never shown again.',
  },
  webhook: {
    label: 'Webhook address',
    help: 'The events chosen below go here instead of to the webhook of the workspace; the others stay with that one. Empty sends nothing here.',
  },
  webhookEvents: { label: 'Events to send' },
  modelKey: {
    label: 'Credential',
    help: 'Answers are asked for with it, and paid with it. Searching by meaning, speech and the CSS assistant stay with the server’s own key.',
  },
  analyticsId: {
    label: 'Measurement ID',
    help: 'Each time a visitor opens the chat bubble, the Google tag of the page around it sends the event chat_open to this ID. A page without a Google tag sends nothing. Empty sends nothing.',
  },
})

/** What is done there with a button. */
export const settingsActions = declareWords('settings', {
  duplicate: {
    label: 'Duplicate',
    help: 'A second agent with the saved draft, what it knows and its checks, without conversations and keys.',
  },
  export: { label: 'Export', help: 'A file that the same agent can be made from, here or elsewhere.' },
  remove: {
    label: 'Danger zone',
    help: 'Deletes the agent with its knowledge, versions, conversations and keys. Its widget stops working on every website.',
  },
})

/** What an owner may say otherwise in each language, in the order visitors meet it. */
export const textWords = declareWords('settings.texts', {
  greeting: {
    label: 'Greeting in this language',
    help: 'Said instead of the greeting on the Widget tab while the agent speaks this language. Empty keeps that one.',
  },
  placeholder: { label: 'In the empty message field' },
  send: { label: 'Send button' },
  suggested: { label: 'Above suggested questions, for screen readers' },
  sources: { label: 'Sources of an answer, for screen readers' },
  writing: { label: 'While the agent writes, for screen readers' },
  jump: { label: 'Button to the latest message' },
  retry: { label: 'Button to try again' },
  offline: { label: 'While the visitor is offline' },
  notSent: { label: 'A message that was not sent' },
  noAnswer: { label: 'A question without an answer' },
  incomplete: { label: 'Under an incomplete answer' },
  brokenOff: { label: 'An answer that broke off' },
  tooMany: { label: 'Too many messages at once' },
  gone: { label: 'The agent is not available' },
  close: { label: 'Button that closes the chat' },
  lookingUp: { label: 'While a tool is called' },
  copy: { label: 'Button that copies code' },
  copied: { label: 'Once code was copied' },
  left: { label: 'How much more fits into a message' },
  over: { label: 'How much a message is too long' },
  wait: { label: 'Asks to wait a moment' },
  waitSeconds: { label: 'Asks to wait for seconds' },
  waitMinutes: { label: 'Asks to wait for minutes' },
  notLoaded: { label: 'Earlier messages that could not be loaded' },
  loadFailed: { label: 'A conversation that could not be loaded' },
  messages: { label: 'Name of the conversation, for screen readers' },
  youSaid: { label: 'Before what the visitor wrote, for screen readers' },
  theySaid: { label: 'Before what the agent wrote, for screen readers' },
  choices: { label: 'Above replies to choose from, for screen readers' },
  message: { label: 'Name of the message field, for screen readers' },
})
