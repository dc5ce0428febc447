import { areas, journeys, primitiveGroups } from './groups.ts'

/** Names of screens where their file's name is not what people call them. */
const called: Readonly<Record<string, string>> = {
  'app/embed/embed-page': 'Widget on a page of its own',
  'app/embed/loader/chat': 'Chat inside a website',
  'app/embed/loader/popup': 'Bubble on a website',
  'app/routes/every-control': 'Agent, every setting found',
  'features/agents/analytics/analytics-screen': 'Agent analytics',
  'features/agents/home/agent-home-screen': 'Agent at one look',
  'features/agents/metrics/metrics-screen': 'Agent metrics',
  'features/library/logs/logs-screen': 'Workspace logs',
  'features/agents/bar/agent-bar': 'Agent head with Publish',
  'features/agents/publishing/publish-gate-dialog': 'CSS that hides something',
  'features/agents/bar/website-script-modal': 'Website script',
  'features/agents/bar/export-template-modal': 'Export as a template',
  'features/agents/find/section-search': 'Search of an agent',
  'features/agents/frame/agent-frame': 'Agent with its sections',
  'features/agents/list/agents-screen': 'Agent list',
  'features/agents/new-agent/new-agent-announced': 'New agent, what is announced',
  'features/agents/new-agent/new-agent-drawer': 'New agent',
  'features/agents/overview/colours-card': 'Agent colours',
  'features/agents/overview/css-card': 'Agent CSS',
  'features/agents/overview/overview-screen': 'Agent widget settings',
  'features/agents/overview/picture-and-language': 'Agent picture and language',
  'features/agents/requests/request-list': 'Requests of visitors',
  'features/agents/settings/settings-screen': 'Agent settings',
  'features/agents/styling/stage/prover': 'Proof of CSS',
  'features/agents/voice/voice-screen': 'Agent voice and test call',
  'features/agents/wizard/agent-wizard': 'New agent from a website',
  'features/agents/versions/version-history-drawer': 'Agent versions',
  'features/library/automations/automation-drawer': 'Website sync',
  'features/library/credentials/credential-drawer': 'Credential',
  'features/library/events/event-drawer': 'Event',
  'features/library/events/event-settings-drawer': 'Webhook',
  'features/library/functions/function-drawer': 'Function',
  'features/library/prompts/prompt-drawer': 'Prompt',
  'features/library/prompts/use-prompt-modal': 'Use a prompt',
  'features/library/sessions/session-drawer': 'Conversation',
  'features/library/sessions/sessions-screen': 'Conversations',
  'features/library/shared/library-screen': 'Library list',
  'features/onboarding/gate/onboarding-gate': 'Who is sent to onboarding',
  'features/onboarding/onboarding-flow': 'Onboarding',
  'features/onboarding/onboarding-screen': 'First agent',
  'features/public/legal/legal-screen': 'Legal pages',
  'features/public/product/demo-screen': 'Demo',
  'features/public/product/product-screen': 'Product pages',
  'features/public/prototype/prototype-screen': 'Prototype of an agent',
  'features/public/prototype/share-screen': 'Shared agent',
  'features/session/account/account-drawer': 'Account',
  'features/session/gate/session-gate': 'Who is signed in',
  'features/session/gate/workspace-gate': 'Which workspace is open',
  'features/session/home/home-screen': 'Where the first page leads',
  'features/session/invite/invite-screen': 'Invitation',
  'features/session/login/login-screen': 'Sign in',
  'features/session/signup/signup-screen': 'Sign up',
  'features/shared/url-state/use-url-state': 'What the address remembers',
  'features/shell/app-shell': 'App frame',
  'features/shell/navigation-drawer': 'Navigation on a phone',
  'features/shell/shell-skeleton': 'App frame while loading',
  'features/shell/upgrade-plan': 'Upgrade prompt',
  'features/widget/unavailable': 'Agent not available',
  'features/workspaces/members/new-user-drawer': 'People and invitations',
  'features/workspaces/new-workspace/new-workspace-drawer': 'New workspace',
  'features/workspaces/settings/workspace-settings-drawer': 'Workspace settings',
  'ui/dns-records-table/dns-records-table': 'DNS records table',
}

/** `new-agent-drawer` as a sentence: 'New agent drawer'. */
function asWords(kebab: string): string {
  const words = kebab.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function groupOf(file: string, base: string): string {
  if (base.endsWith('-flow')) return journeys
  const folder = /^ui\/([^/]+)\//.exec(file)?.[1]
  if (folder) {
    const group = Object.keys(primitiveGroups).find((name) => primitiveGroups[name]?.includes(folder))
    return group ?? 'New controls'
  }
  const [closest] = areas
    .filter((row) => file.startsWith(`${row.folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)
  return closest?.area ?? asWords(file.split('/')[1] ?? file)
}

/** Where a file's stories stand in the sidebar: its group and what people call it, 'Agents/Agent list'. */
export function titleOf(file: string): string {
  const path = file.replace(/\.stories\.tsx$/, '')
  const base = path.split('/').at(-1) ?? path
  const name = called[path] ?? asWords(base.replace(/-(screen|flow)$/, ''))
  return `${groupOf(file, base)}/${name}`
}

/** Words of exports that people write in their own way. */
const written: Readonly<Record<string, string>> = {
  css: 'CSS',
  dns: 'DNS',
  gdpr: 'GDPR',
  german: 'German',
  html: 'HTML',
  url: 'URL',
  whatsapp: 'WhatsApp',
}

/** A story's export as people read it: `WaitingOver30s` is 'Waiting over 30s'. */
export function storyNameOf(exportName: string): string {
  const words = exportName
    .replace('JavaScript', 'Javascript')
    .match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+[a-z]*/g)
  const sentence = (words ?? [exportName])
    .map((word) => written[word.toLowerCase()] ?? (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .replace('javascript', 'JavaScript')
    .replace(/\bdont\b/, 'don’t')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
