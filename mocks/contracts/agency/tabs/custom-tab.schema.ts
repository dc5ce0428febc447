import * as z from 'zod/mini'
import { sizeRefusal } from '../../files/upload-rules.ts'
import { trimUnseen } from '../../shared/visible-text.ts'
import { dashboardFields } from './dashboard-data.ts'
import {
  customTabsLimit,
  isTabHost,
  longestTabCode,
  tabHostsLimit,
  tabHrefProblem,
  tabIcons,
  tabKinds,
  tabLabelProblem,
  tabPageProblem,
  tabWords,
  takenHrefs,
} from './tab-rules.ts'

const codeSchema = z.string().check(z.maxLength(longestTabCode, tabWords.code))

/** The address of a tab below `/c`. */
const hrefSchema = z.string().check(
  z.trim(),
  z.superRefine((href, { addIssue }) => {
    const message = tabHrefProblem(href)
    if (message) addIssue(message)
  }),
)

/** A tab an agency adds to its clients' dashboard (spec 2 §3). */
export const customTabSchema = z
  .object({
    /** What clients read. */
    label: z.string().check(
      z.overwrite(trimUnseen),
      z.superRefine((label, { addIssue }) => {
        const message = tabLabelProblem(label)
        if (message) addIssue(message)
      }),
    ),
    /** Its address below `/c`: a slash and small letters, numbers, hyphens. */
    href: hrefSchema,
    /** A data URL of at most 1 MB, the address of the picture it has, or '' for none. */
    iconUrl: z.string().check(z.maxLength(1_400_000, sizeRefusal(tabIcons))),
    /** Whether it is written here or is a page elsewhere. */
    pageType: z.enum(tabKinds),
    /** Of an html tab. */
    htmlContent: codeSchema,
    /** Of an html tab: runs once the HTML is there. */
    jsContent: codeSchema,
    /** Of an iframe tab: an https address that is none of the product's; '' while it is an html tab. */
    iframeUrl: z.string().check(
      z.trim(),
      z.refine((address) => tabPageProblem(address, 'html') === undefined, { error: tabWords.page }),
    ),
    /** Whether every client sees it, whatever else they may. */
    alwaysVisible: z.boolean(),
    /** What of the dashboard the scripts of an html tab are told; nothing else. */
    dashboardFields: z.array(z.enum(dashboardFields)).check(z.maxLength(20)),
    /** Hosts an html tab may load from and talk to, by https; no other. */
    allowedHosts: z
      .array(
        z
          .string()
          .check(
            z.trim(),
            z.toLowerCase(),
            z.maxLength(253, tabWords.host),
            z.refine(isTabHost, tabWords.host),
          ),
      )
      .check(z.maxLength(tabHostsLimit, tabWords.hosts)),
  })
  .check(
    z.refine(({ pageType, iframeUrl }) => tabPageProblem(iframeUrl, pageType) === undefined, {
      error: tabWords.page,
      path: ['iframeUrl'],
    }),
  )
export type CustomTab = z.infer<typeof customTabSchema>

/** The tabs of an agency, in the order clients see them. */
export const customTabsSchema = z.array(customTabSchema).check(
  z.maxLength(customTabsLimit, tabWords.many),
  z.superRefine((tabs, { addIssue }) => {
    for (const index of takenHrefs(tabs)) {
      const input = tabs[index]?.href
      addIssue({ code: 'custom', path: [index, 'href'], message: tabWords.taken, input })
    }
  }),
)
