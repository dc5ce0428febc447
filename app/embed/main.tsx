import '#ui/theme/css/layers.css'
import '#ui/theme/css/reset.css'
import '#ui/theme/css/palette.css'
import '#ui/theme/css/roles.css'
import '#ui/theme/css/scales.css'
import './embed.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readBoot } from './boot.ts'
import { EmbedPage } from './embed-page.tsx'
import { takeOver } from './page/take-over.ts'

const popup = new URLSearchParams(location.search).get('frame') === 'popup' && window.parent !== window
const container = document.getElementById('embed')!
const boot = readBoot(document, location.pathname)
const page = <EmbedPage boot={boot} popup={popup} root={document.documentElement} />

if (boot.drawn) hydrateRoot(container, page)
else createRoot(container).render(page)
takeOver(document)
