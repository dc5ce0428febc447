import type { LauncherTeaser } from '#mocks/contracts/embed/launcher.ts'
import css from './teaser.css?inline'

/** Where this tab keeps that the teaser has done its work. */
const kept = 'voiceglow-teaser'

/** Says something beside the bubble, once in a tab: until it is dismissed or the popup opens. Its text runs `open`. */
export function showTeaser(root: ShadowRoot, { text, close }: LauncherTeaser, open: () => void): void {
  if (withStorage((storage) => storage.getItem(kept))) return
  const box = document.createElement('p')
  const say = document.createElement('button')
  const cross = document.createElement('button')
  const sheet = new CSSStyleSheet()

  function end() {
    box.remove()
    withStorage((storage) => storage.setItem(kept, '1'))
  }

  say.textContent = text
  say.onclick = open
  cross.textContent = '×'
  cross.ariaLabel = close
  cross.onclick = end
  addEventListener('voiceglow:open', end)
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
  box.append(say, cross)
  root.firstChild!.appendChild(box)
}

/** A page may be without storage; visitors are told again then. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {}
}
