import { type SpokenLanguage, spokenLanguage } from '../../shared/spoken-language.ts'

/** What stands with a file in a conversation; it comes with the first of them. */
export interface AttachmentTexts {
  /** What a press does; `{name}` is the file's. */
  download: string
  failed: string
}

const texts: Record<SpokenLanguage, AttachmentTexts> = {
  en: { download: 'Download {name}', failed: 'This file could not be loaded.' },
  de: { download: '{name} herunterladen', failed: 'Diese Datei konnte nicht geladen werden.' },
  fr: { download: 'Télécharger {name}', failed: 'Ce fichier n’a pas pu être chargé.' },
  es: { download: 'Descargar {name}', failed: 'No se pudo cargar este archivo.' },
  it: { download: 'Scarica {name}', failed: 'Impossibile caricare questo file.' },
  nl: { download: '{name} downloaden', failed: 'Dit bestand kon niet worden geladen.' },
  pt: { download: 'Transferir {name}', failed: 'Não foi possível carregar este ficheiro.' },
  pl: { download: 'Pobierz {name}', failed: 'Nie udało się wczytać tego pliku.' },
  sv: { download: 'Ladda ner {name}', failed: 'Filen kunde inte läsas in.' },
  da: { download: 'Hent {name}', failed: 'Filen kunne ikke indlæses.' },
  cs: { download: 'Stáhnout {name}', failed: 'Tento soubor se nepodařilo načíst.' },
  tr: { download: '{name} dosyasını indir', failed: 'Bu dosya yüklenemedi.' },
}

/** The words of files in an agent's language; English where there are none. */
export function attachmentTextsFor(lang: string): AttachmentTexts {
  return texts[spokenLanguage(lang) ?? 'en']
}
