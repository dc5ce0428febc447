import { paths } from '#features/shared/paths.ts'
import { screen } from './screen.ts'

/** What agents of a workspace share. */
export const libraryScreens = [
  screen(paths.functions, 'Functions', () =>
    import('#features/library/functions/functions-screen.tsx').then((m) => m.FunctionsScreen),
  ),
  screen(paths.automations, 'Crawler', () =>
    import('#features/library/automations/automations-screen.tsx').then((m) => m.AutomationsScreen),
  ),
  screen(paths.keys, 'API keys', () =>
    import('#features/workspaces/keys/keys-screen.tsx').then((m) => m.KeysScreen),
  ),
  screen(paths.prompts, 'Prompts', () =>
    import('#features/library/prompts/prompts-screen.tsx').then((m) => m.PromptsScreen),
  ),
  screen(paths.sessions, 'Conversations', () =>
    import('#features/library/sessions/sessions-screen.tsx').then((m) => m.SessionsScreen),
  ),
  screen(paths.events, 'Events', () =>
    import('#features/library/events/events-screen.tsx').then((m) => m.EventsScreen),
  ),
  screen(paths.logs, 'Logs', () =>
    import('#features/library/logs/logs-screen.tsx').then((m) => m.LogsScreen),
  ),
  screen(paths.credentials, 'Credentials', () =>
    import('#features/library/credentials/credentials-screen.tsx').then((m) => m.CredentialsScreen),
  ),
]
