import type { Region } from '#mocks/contracts/shared/region.ts'
import type { SavedTheme } from '#mocks/contracts/styling/saved-theme.schema.ts'
import { HttpError } from '../http/http-error.ts'
import { type CountedDoc, changeDocument } from '../store/change-document.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { DocStore, Stores } from '../store/store.ts'

/** A theme as it is kept: its shades as JSON, since not every database behind MongoDB's wire holds lists in lists. */
type KeptTheme = Omit<SavedTheme, 'nineColorPallet'> & { nineColorPallet: string }

/** All saved themes of one workspace; `_id` is the workspace's. One document, so that their number holds in a race. */
export interface SavedThemesDoc extends CountedDoc {
  /** Latest first. */
  themes: KeptTheme[]
}

const attempts = 20

/** Saved themes, by region and workspace. */
export function createThemeRepository(stores: Stores) {
  const collection = (region: Region): DocStore<SavedThemesDoc> => stores[region].collection('savedThemes')

  async function list(region: Region, workspaceId: string): Promise<SavedTheme[]> {
    return ((await collection(region).findOne({ _id: workspaceId }))?.themes ?? []).map(asSaved)
  }

  /**
   * Replaces the list by what `edit` makes of it and answers with that; the same list means no change. `edit` runs
   * again when somebody else was faster.
   */
  async function change(
    region: Region,
    workspaceId: string,
    edit: (themes: SavedTheme[]) => SavedTheme[],
  ): Promise<SavedTheme[]> {
    const before = await list(region, workspaceId)
    if (edit(before) === before) return before
    await insertIfAbsent(collection(region), { _id: workspaceId, rev: 0, themes: [] })
    const { themes } = await changeDocument<SavedThemesDoc>({
      store: collection(region),
      id: workspaceId,
      edit(doc) {
        const before = doc.themes.map(asSaved)
        const after = edit(before)
        return after === before ? null : { themes: after.map(asKept) }
      },
      attempts,
      refuse: () => new HttpError(409),
    })
    return themes.map(asSaved)
  }

  return { list, change }
}

function asKept(theme: SavedTheme): KeptTheme {
  return { ...theme, nineColorPallet: JSON.stringify(theme.nineColorPallet) }
}

function asSaved(kept: KeptTheme): SavedTheme {
  return { ...kept, nineColorPallet: JSON.parse(kept.nineColorPallet) as SavedTheme['nineColorPallet'] }
}
