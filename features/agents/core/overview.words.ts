import { assistantWords } from '#features/shared/styling/assistant/assistant-words.ts'
import { declareWords } from './declare-words.ts'

/** The cards of the page 'Widget', in its order, by what stands over and under their titles. */
export const overviewCards = declareWords('overview', {
  greeting: { label: 'Greeting & appearance', help: 'What visitors see before they ask anything.' },
  colours: { label: 'Colours', help: 'The widget’s colours, in light and in dark.' },
  launcher: {
    label: 'Bubble',
    help: 'The button that opens the popup. Websites show changes once they are published.',
  },
  css: { label: 'Custom CSS', help: 'Restyle any part of the widget.' },
  knowledge: { label: 'Knowledge', help: 'The documents answers are made from.' },
  requests: {
    label: 'Requests',
    help: 'Visitors who asked for a person or left their details. You get an email about each.',
  },
  websites: { label: 'Where it may run', help: 'The websites that may show this agent.' },
  embed: { label: 'Embed code', help: 'Paste it into your website to show the agent there.' },
})

/** Its fields. */
export const overviewWords = declareWords('overview', {
  title: { label: 'Name' },
  roundedImageURL: { label: 'Picture' },
  description: { label: 'Description', help: 'Shown under the name.' },
  proactiveMessage: { label: 'Greeting', help: 'The first message, shown before the visitor writes.' },
  suggestions: { label: 'Suggested questions', help: 'Visitors can press one instead of typing.' },
  theme: { label: 'Theme' },
  messageDelayMS: { label: 'Answer delay', help: 'Pause before an answer appears.' },
  lang: { label: 'Language', help: 'The widget follows its reading direction.' },
  branding: { label: 'Branding line', help: 'Shown under the chat. Leave it empty for none.' },
  launcherSide: { label: 'Corner' },
  teaser: {
    label: 'Teaser',
    help: 'Shown beside the bubble until it is opened or dismissed. Leave it empty for none.',
  },
  launcherPicture: { label: 'Picture on the bubble', help: 'The agent’s picture instead of the icon.' },
  autoStartWidget: {
    label: 'Open the widget automatically',
    help: 'The popup opens when the page has loaded, without taking the focus.',
  },
  customCSS: { label: 'CSS' },
  maxChunkSize: {
    label: 'Max chunk size',
    help: 'Documents are split into passages of at most this many characters.',
  },
  allowedOrigins: {
    label: 'Allowed websites',
    help: 'One address per line, such as https://example.com. Leave it empty to allow every website.',
  },
  widgetType: {
    label: 'Embed code shown first',
    help: 'Which code your team sees first when it puts the agent on a website.',
  },
})

/** What is done there with a button. */
export const overviewActions = declareWords('overview', {
  assistant: assistantWords,
  savedThemes: { label: 'Saved themes', help: 'Colours kept for every agent of the workspace.' },
})
