import { startChat } from './chat.ts'
import { frameUrlOf } from './frame.ts'

try {
  const { src, dataset } = document.currentScript as HTMLScriptElement
  const published = __LAUNCHER__
  startChat(frameUrlOf(src, published), { ...published, ...dataset })
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: the only place where the page's author can see what is wrong
  console.warn('VoiceGlow:', error)
}
