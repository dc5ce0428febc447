/** Where the sidebar shows what people use to build: the folders of `ui/` under the group they belong to. */
export const primitiveGroups: Readonly<Record<string, readonly string[]>> = {
  Foundations: [
    'heading',
    'link',
    'page-head',
    'row',
    'section',
    'stack',
    'text',
    'theme',
    'visually-hidden',
  ],
  Forms: [
    'async-name-input',
    'button',
    'checkbox',
    'code-editor',
    'color-field',
    'color-grid',
    'combobox',
    'copy-button',
    'field',
    'file-upload',
    'icon-button',
    'image-upload',
    'language-picker',
    'number-field',
    'one-time-code',
    'password-field',
    'radio-group',
    'search-field',
    'segmented-control',
    'select',
    'selectable-card',
    'slider',
    'switch',
    'tag-input',
    'text-area',
    'text-field',
    'theme-palette-editor',
  ],
  Overlays: [
    'command-palette',
    'confirm-dialog',
    'drawer',
    'menu',
    'modal',
    'popover',
    'side-panel',
    'tooltip',
  ],
  Data: [
    'accordion',
    'avatar',
    'badge',
    'card',
    'chart',
    'code-block',
    'collapsible-card',
    'heat-map',
    'copy-row',
    'copy-text',
    'dns-records-table',
    'list-row',
    'markdown-view',
    'middle-truncate',
    'pagination',
    'relative-time',
    'section-nav',
    'state-chain',
    'stepper',
    'table',
    'tabs',
  ],
  Feedback: ['banner', 'empty-state', 'error-state', 'progress-bar', 'skeleton', 'spinner', 'toast'],
}

/** Folders of product code under the area people know, in the order in which they meet it; the longest match counts. */
export const areas: readonly { folder: string; area: string }[] = [
  { folder: 'features/public', area: 'Public site' },
  { folder: 'features/session', area: 'Sign-in' },
  { folder: 'features/onboarding', area: 'Onboarding' },
  { folder: 'features/shell', area: 'Shell' },
  { folder: 'features/agents', area: 'Agents' },
  { folder: 'features/library', area: 'Library' },
  { folder: 'features/agency', area: 'Agency' },
  { folder: 'features/session/account', area: 'Workspace and account' },
  { folder: 'features/workspaces', area: 'Workspace and account' },
  { folder: 'features/widget', area: 'Widget' },
  { folder: 'app/embed', area: 'Widget' },
  { folder: 'app/routes', area: 'Agents' },
  { folder: 'features/shared', area: 'Shared parts' },
  { folder: 'features/library/shared', area: 'Shared parts' },
]

/** Where journeys stand, whatever area they begin in. */
export const journeys = 'Flows'

/** What is written rather than shown. */
const pages = ['Foundations', 'Docs', 'Running', 'Branding', 'Rules', 'Decisions']

/** The sidebar's groups as Storybook calls them in its addresses. */
export const groupIds: string[] = [
  ...new Set([...Object.keys(primitiveGroups), ...areas.map(({ area }) => area), journeys, ...pages]),
].map((group) => group.toLowerCase().replaceAll(' ', '-'))
