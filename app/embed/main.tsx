import '#ui/theme/css/layers.css'
import '#ui/theme/css/reset.css'
import '#ui/theme/css/palette.css'
import '#ui/theme/css/roles.css'
import '#ui/theme/css/scales.css'
import './embed.css'
import { createRoot } from 'react-dom/client'
import { readBoot } from './boot.ts'
import { EmbedPage } from './embed-page.tsx'

const popup = new URLSearchParams(location.search).get('frame') === 'popup' && window.parent !== window

createRoot(document.getElementById('embed')!).render(
  <EmbedPage boot={readBoot(document, location.pathname)} popup={popup} root={document.documentElement} />,
)
