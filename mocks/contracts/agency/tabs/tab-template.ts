import type { CustomTab } from './custom-tab.schema.ts'

/** The event a tab's scripts get their data by; its `detail` is what the global holds (spec 2 §3). */
export const dashboardEvent = 'dashboard-event'
/** The global it stands in, of the tab's own window. */
export const dashboardGlobal = 'dashboardData'

const htmlTemplate = `<style>
  body { font-family: system-ui, sans-serif; margin: 2rem; line-height: 1.5; }
  body[data-mode='dark'] { background: #17181c; color: #f4f4f5; }
</style>

<h1>Welcome<span id="name"></span></h1>
<p>Everything about your agents, in one place.</p>
`

const jsTemplate = `// What you tick under "Data for this tab" arrives here, and stays in window.${dashboardGlobal}.
window.addEventListener('${dashboardEvent}', ({ detail }) => {
  document.getElementById('name').textContent = detail.name ? ', ' + detail.name : ''
  document.body.dataset.mode = detail.colorMode || 'light'
})
`

/** A new tab: html, with something to begin with (spec 2 §3). */
export const newTab: CustomTab = {
  label: '',
  href: '/',
  iconUrl: '',
  pageType: 'html',
  htmlContent: htmlTemplate,
  jsContent: jsTemplate,
  iframeUrl: '',
  alwaysVisible: false,
  dashboardFields: ['name', 'colorMode'],
  allowedHosts: [],
}
