import type { Rival } from './rival.ts'

/** Widgets with their smallest configuration. Without an answer below a vendor's service is not needed. */
export const rivals: readonly Rival[] = [
  {
    name: 'BotMan',
    package: 'botman-web-widget@0.0.20',
    snippet: (origin) => `
<script>botmanWidget = { chatServer: '${origin}botman', frameEndpoint: '${origin}chat' }</script>
<script id="botmanWidget" src="${origin}build/js/widget.js"></script>`,
    launcher: '.mobile-closed-message-avatar, .desktop-closed-message-avatar',
    answers: {
      '/chat': `<!doctype html><html lang="en"><title>Chat</title>
<link rel="stylesheet" href="/build/assets/css/chat.css"><script id="botmanWidget" src="/build/js/chat.js"></script></html>`,
    },
  },
  {
    name: 'Deep Chat',
    package: 'deep-chat@2.4.2',
    snippet: (origin) => `
<script type="module" src="${origin}dist/deepChat.bundle.js"></script><deep-chat demo="true" style="position: fixed; inset: auto 0 0 auto"></deep-chat>`,
    launcher: null,
  },
  {
    name: 'Typebot',
    package: '@typebot.io/js@0.10.7',
    snippet: (origin) => `
<script type="module">
import Typebot from '${origin}dist/web.js'
Typebot.initBubble({ typebot: 'bench', apiHost: '${origin.slice(0, -1)}' })
</script>`,
    launcher: 'typebot-bubble button',
    answers: {
      '/api/v1/typebots/bench/startChat': {
        sessionId: 'bench',
        resultId: 'bench',
        typebot: { id: 'bench', version: '6', theme: {}, settings: {} },
        messages: [],
        input: { id: 'text', type: 'text input', options: {} },
      },
    },
  },
  {
    name: 'Flowise',
    package: 'flowise-embed@3.1.6',
    snippet: (origin) => `
<script type="module">
import Chatbot from '${origin}dist/web.js'
Chatbot.init({ chatflowid: 'bench', apiHost: '${origin.slice(0, -1)}' })
</script>`,
    launcher: 'flowise-chatbot button',
    answers: {
      '/api/v1/public-chatbotConfig/bench': {},
      '/api/v1/chatflows-streaming/bench': { isStreaming: false },
    },
  },
  {
    name: 'Voiceflow',
    package: '@voiceflow/react-chat@1.65.2',
    snippet: (origin) => `
<script type="module">
import '${origin}dist/bundle.mjs'
window.voiceflow.chat.load({ verify: { projectID: 'bench' }, url: '${origin.slice(0, -1)}' })
</script>`,
    launcher: 'button.vfrc-launcher',
  },
  {
    name: 'n8n',
    package: '@n8n/chat@1.37.0',
    snippet: (origin) => `
<link rel="stylesheet" href="${origin}dist/style.css">
<script type="module">
import { createChat } from '${origin}dist/chat.bundle.es.js'
createChat({ webhookUrl: '${origin}webhook' })
</script>`,
    launcher: '.chat-window-toggle',
    answers: { '/webhook': { data: [] } },
  },
]

/** Widgets that cannot be measured on this machine alone. */
export const unmeasurable: ReadonlyMap<string, string> = new Map([
  ['Botpress', 'its npm package is a set of React components; the widget itself comes from the vendor only'],
])
