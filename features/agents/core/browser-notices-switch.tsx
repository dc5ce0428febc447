import { useState } from 'react'
import { Switch } from '#ui/switch/switch.tsx'
import { type BrowserNotices, browserNotices, chooseBrowserNotices } from './browser-notices.ts'
import { browserNoticesWords } from './browser-notices.words.ts'

const helps: Record<BrowserNotices, string> = {
  none: 'This browser shows none. The app tells you on its screens, and the title of its tab counts who waits.',
  blocked:
    'Your browser blocks them for this website; allow them in its settings for this site. The app tells you on its screens, and the title of its tab counts who waits.',
  off: 'Off: the app tells you on its screens, and the title of its tab counts who waits. When you turn this on, your browser asks whether it may show notifications.',
  on: `${browserNoticesWords.browserNotices.help} The app must be open in a tab, and you online in Chats.`,
}

/** Lets this browser tell of visitors who wait while another tab or window is looked at; counts for this browser alone. */
export function BrowserNoticesSwitch() {
  const [state, setState] = useState(browserNotices)
  return (
    <Switch
      label={browserNoticesWords.browserNotices.label}
      data-find={browserNoticesWords.browserNotices['data-find']}
      help={helps[state]}
      checked={state === 'on'}
      disabled={state === 'none' || state === 'blocked'}
      onCheckedChange={(on) => void chooseBrowserNotices(on).then(setState)}
    />
  )
}
