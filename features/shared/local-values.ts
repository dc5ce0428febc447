/**
 * What the product keeps in the browser (spec 2 §3, local stored values). `user_id`, `vg_user_data` and
 * `session_bearer_token` say who is signed in, as the session's answer does; `vg_ref`, `vg_utm_source`, `ps_xid` and
 * `tolt_referral` how a visitor came here, until they sign up; `vg_loaded` is '1' once the session's first load was shown;
 * `vg_theme`, `vg_navigation` and `vg_navigation_groups` are looks;
 * `vg_deploy_hint` is 'off' once the hint after publishing is not wanted any more; `vg_shortcuts` is 'off' where keys
 * pressed alone are no shortcuts, `vg_recent_commands` what was chosen last in the command palette;
 * `videoDismissed` is 'true' once the intro video of the agency settings is not wanted any more;
 * `vg_last_visits` says when the Home of which agent was looked at last;
 * `vg_hidden_tabs` names the tabs of agents that are not shown, `vg_flow_view` is `nodes` or `prompt`, whichever of the
 * two views of a flow is chosen, `vg_agent_tabs` is 'collapsed' where tabs beside the screen are icons;
 * `vg_search_enter` is 'on' or 'off', whether the search of an agent waits for Enter;
 * `vg_lead_columns` says which columns of which agent's leads are shown;
 * `vg_docs_language` is the language examples are read in;
 * `vg_browser_notices` is 'on' where the browser's own notifications are wanted, `vg_told` names the conversations a
 * notice told of;
 * `onboarding_state` is where someone stopped in onboarding, `onboarding_completed` is 'true' once they are through
 * or skipped it (spec 1 §4). None of them is a secret.
 */
export type LocalName =
  | 'user_id'
  | 'vg_user_data'
  | 'session_bearer_token'
  | 'selected_workspace'
  | 'vg_bucket'
  | 'videoDismissed'
  | 'vg_ref'
  | 'vg_utm_source'
  | 'ps_xid'
  | 'tolt_referral'
  | 'vg_loaded'
  | 'vg_theme'
  | 'vg_navigation'
  | 'vg_navigation_groups'
  | 'vg_deploy_hint'
  | 'vg_hidden_tabs'
  | 'vg_last_visits'
  | 'vg_flow_view'
  | 'vg_agent_tabs'
  | 'vg_search_enter'
  | 'vg_lead_columns'
  | 'vg_docs_language'
  | 'vg_shortcuts'
  | 'vg_recent_commands'
  | 'vg_browser_notices'
  | 'vg_told'
  | 'onboarding_state'
  | 'onboarding_completed'

/** Values the browser refused to keep: they last as long as the page. */
const onPage = new Map<LocalName, string>()

/** Reads a kept value; null when there is none. */
export function readLocal(name: LocalName): string | null {
  const refused = onPage.get(name)
  if (refused !== undefined) return refused
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a value; a full or blocked storage keeps it no longer than the page. Whether it will outlast the page. */
export function writeLocal(name: LocalName, value: string): boolean {
  try {
    localStorage.setItem(name, value)
    onPage.delete(name)
    return true
  } catch {
    onPage.set(name, value)
    return false
  }
}

/** Forgets a value. */
export function removeLocal(name: LocalName): void {
  onPage.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // What cannot be reached is not there.
  }
}
