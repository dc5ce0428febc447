import { limitReached } from '#mocks/contracts/shared/refusal.ts'
import { otherRegion, type Region } from '#mocks/contracts/shared/region.ts'
import type { WorkspaceFields } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { workspacePictureFields } from '#mocks/contracts/workspaces/workspace-saving.ts'
import { type Deps, unixNow } from '../deps.ts'
import { workspacePictures } from '../files/file.service.ts'
import { givenPicture } from '../files/given-picture.ts'
import { refused } from '../http/http-error.ts'
import type { UserPrincipal } from '../http/principal.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { saveFields } from '../store/save-fields.ts'
import { memberId } from './member.repository.ts'
import { newWorkspace } from './new-workspace.ts'
import { presentWorkspace } from './workspace.presenter.ts'
import { createWorkspaceRepository, type WorkspaceDoc } from './workspace.repository.ts'

/** Workspaces one person may own. */
const maxOwned = 20

/** Makes workspaces and changes them. */
export function createWorkspaceService(deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log'>) {
  const repository = createWorkspaceRepository(deps.stores)

  /** Pictures become addresses of ours. */
  async function withPictures(region: Region, doc: WorkspaceDoc, fields: Partial<WorkspaceFields>) {
    const owner = { region, workspaceId: doc.uid, agentId: workspacePictures }
    const stored: Partial<WorkspaceFields> = { ...fields }
    for (const field of workspacePictureFields) {
      const given = fields[field]
      if (given !== undefined) {
        stored[field] = await givenPicture(deps, owner, { field, given, current: doc[field] })
      }
    }
    return stored
  }

  /** Ids name one workspace over both regions, one that is being removed among them. */
  async function isTakenElsewhere(region: Region, uid: string): Promise<boolean> {
    return (await repository.workspaces(otherRegion(region)).findOne({ _id: uid })) !== null
  }

  return {
    /** Changes the given fields. */
    async change(
      region: Region,
      doc: WorkspaceDoc,
      given: Partial<WorkspaceFields>,
      rev: number | undefined,
    ): Promise<WorkspaceDoc> {
      const { internal, ...fields } = await withPictures(region, doc, given)
      const done = internal?.isAgentOnboardingDone
      const emails = await repository.emails(region, doc.uid)
      return saveFields({
        store: repository.workspaces(region),
        id: doc.uid,
        fields: { ...fields, ...(done !== undefined && { 'internal.isAgentOnboardingDone': done }) },
        rev,
        present: (current) => ({ ...presentWorkspace(current, emails) }),
      })
    },

    /** Makes the caller's workspace under a free id; null when the id is taken, in whichever region. */
    async create(
      region: Region,
      uid: string,
      owner: UserPrincipal & { countryCode: string | null },
      given: Partial<WorkspaceFields> & Pick<WorkspaceFields, 'workspaceName'>,
    ): Promise<WorkspaceDoc | null> {
      if (owner.memberships.filter(({ role }) => role === 'owner').length >= maxOwned) {
        throw refused(limitReached(`You can have at most ${maxOwned} workspaces.`))
      }
      if (await isTakenElsewhere(region, uid)) return null
      const blank = newWorkspace({
        uid,
        email: owner.email,
        region,
        joinedAt: unixNow(deps),
        utmSource: '',
        countryCode: owner.countryCode,
      })
      const { internal, ...fields } = await withPictures(region, blank, given)
      const made: WorkspaceDoc = {
        ...blank,
        ...fields,
        isMain: false,
        // Its owner knows the product by now.
        showOnboarding: fields.showOnboarding ?? false,
        internal: {
          ...blank.internal,
          isNewUser: false,
          isAgentOnboardingDone: internal?.isAgentOnboardingDone ?? true,
        },
      }
      if (!(await insertIfAbsent(repository.workspaces(region), made))) return null
      // Whoever makes it in both regions at once sees the other here, at least in the later one.
      if (await isTakenElsewhere(region, uid)) {
        await repository.workspaces(region).deleteOne({ _id: uid })
        return null
      }
      await insertIfAbsent(repository.members(region), {
        _id: memberId(uid, owner.email),
        workspaceId: uid,
        email: owner.email,
        role: 'owner',
        joinedAt: made.joinedAt,
      })
      return made
    },
  }
}
