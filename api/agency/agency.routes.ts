import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import type { Agency, AgencyFields, FontFaceFile } from '#mocks/contracts/agency/agency.schema.ts'
import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import {
  agencyPictures,
  refuseProtectedAgency,
  sentAgencyFields,
} from '#mocks/contracts/agency/agency-saving.ts'
import { isKnownFont, isNewFont, refuseFont } from '#mocks/contracts/agency/fonts.ts'
import {
  agencySecretLength,
  createAgencySecret,
  getAgencySecret,
} from '#mocks/contracts/agency/secret.contract.ts'
import { refuseOwnHosts } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { refuseWithoutWhiteLabel } from '#mocks/contracts/agency/white-label.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { withCleanCss } from '../agents/clean-css.ts'
import { type Deps, unixNow } from '../deps.ts'
import { endPictures } from '../files/end-pictures.ts'
import { workspacePictures } from '../files/file.service.ts'
import { givenPicture } from '../files/given-picture.ts'
import { notFound, refuse } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { hashSecret, newSecret } from '../shared/secrets.ts'
import { saveFields } from '../store/save-fields.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { presentAgency, presentSecret } from './agency.presenter.ts'
import { type AgencyDoc, createAgencyRepository } from './agency.repository.ts'
import { keepFont } from './fonts/keep-font.ts'
import { tabsWithIcons } from './tab-icons.ts'

/** The agency of a workspace, and its secret. */
export function agencyRoutes(deps: Deps): Operation[] {
  const { agencies, find, ensure } = createAgencyRepository(deps)
  const workspaces = createWorkspaceRepository(deps.stores)

  async function assertWhiteLabel(region: Region, workspaceId: string): Promise<void> {
    const workspace = await workspaces.find(region, workspaceId)
    if (!workspace) throw notFound()
    refuse(refuseWithoutWhiteLabel(workspace, deps.now()))
  }

  /** Addresses of the files an agency keeps. */
  const filesOf = (of: Partial<Agency> | null) => [
    ...agencyPictures.map((field) => of?.[field] ?? ''),
    ...(of?.fontFaces ?? []).map(({ src }) => src),
  ]

  /** Ends the files that are in `these` and not in `those`. */
  const endAllBut = (
    where: { region: Region; workspaceId: string },
    these: Partial<Agency> | null,
    those: Partial<Agency> | null,
  ) =>
    endPictures(
      deps,
      where,
      filesOf(these).filter((address) => !filesOf(those).includes(address)),
    )

  /** Pictures become addresses of ours, and CSS what cleaning leaves of it. */
  async function kept(
    region: Region,
    workspaceId: string,
    before: AgencyDoc | null,
    sent: Partial<AgencyFields>,
  ) {
    const fields = await withCleanCss(workspaceId, sent, before?.customCSS, 'dashboard')
    const owner = { region, workspaceId, agentId: workspacePictures }
    const stored: string[] = []
    try {
      for (const field of agencyPictures) {
        const given = fields[field]
        if (given === undefined) continue
        const current = before?.[field] ?? ''
        const address = await givenPicture(deps, owner, { field, given, current, shaped: true })
        if (address !== given) stored.push(address)
        fields[field] = address
      }
    } catch (error) {
      await endPictures(deps, owner, stored)
      throw error
    }
    if (fields.customTabs) fields.customTabs = await tabsWithIcons(deps, owner, fields.customTabs, before)
    return fields
  }

  /** Files of the font that is sent; undefined where it stays, none where it needs none. */
  async function facesOf(
    region: Region,
    workspaceId: string,
    before: AgencyDoc | null,
    { googleFont }: Partial<AgencyFields>,
  ): Promise<FontFaceFile[] | undefined> {
    refuse(refuseFont(googleFont, before?.googleFont, deps.config.fonts !== null))
    if (googleFont !== undefined && isKnownFont(googleFont)) return []
    if (!isNewFont(googleFont, before?.googleFont)) return undefined
    return keepFont(deps, { region, workspaceId, agentId: workspacePictures }, googleFont)
  }

  return [
    implement(getAgency, async ({ params: { region, agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId })
      const doc = await find(region, agencyId)
      return ok(doc ? presentAgency(doc) : unsavedAgency(agencyId))
    }),

    implement(saveAgency, async ({ params: { region, agencyId }, body: { rev, ...body }, authorise }) => {
      authorise({ workspaceId: agencyId })
      refuse(refuseProtectedAgency(body))
      await assertWhiteLabel(region, agencyId)
      refuse(refuseOwnHosts(body.customTabs, deps.config.mainHosts))
      const where = { region, workspaceId: agencyId }
      const before = await find(region, agencyId)
      const fontFaces = await facesOf(region, agencyId, before, body)
      const fields = await kept(region, agencyId, before, sentAgencyFields(body)).catch(
        async (error: unknown) => {
          await endAllBut(where, { fontFaces }, before)
          throw error
        },
      )
      await ensure(region, agencyId)
      const saved = await saveFields<AgencyDoc>({
        store: agencies(region),
        id: agencyId,
        fields,
        rev,
        stamp: (_, changed) => ({
          lastModified: unixNow(deps),
          ...(fontFaces && changed.includes('googleFont') ? { fontFaces } : {}),
        }),
        present: (doc) => ({ ...presentAgency(doc) }),
      }).catch(async (error: unknown) => {
        // What was stored for a save that was refused is nobody's.
        await endAllBut(where, { ...fields, fontFaces }, before)
        throw error
      })
      await endAllBut(where, before, saved)
      await endAllBut(where, { fontFaces }, saved)
      return ok(presentAgency(saved))
    }),

    implement(getAgencySecret, async ({ params: { region, agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId })
      return ok({ known: presentSecret(await find(region, agencyId)) })
    }),

    implement(createAgencySecret, async ({ params: { region, agencyId }, authorise, log }) => {
      authorise({ workspaceId: agencyId })
      // Whoever has an agency may always end a secret that got around.
      if (!(await find(region, agencyId))) await assertWhiteLabel(region, agencyId)
      await ensure(region, agencyId)
      const secret = newSecret(agencySecretLength)
      const known = { lastFour: secret.slice(-4), createdAt: unixNow(deps) }
      await agencies(region).updateOne(
        { _id: agencyId },
        {
          $set: {
            secretHash: hashSecret(secret),
            secretLastFour: known.lastFour,
            secretCreatedAt: known.createdAt,
          },
        },
      )
      log.info({ workspace: agencyId }, 'agency.secret.made')
      return ok({ secret, known })
    }),
  ]
}
