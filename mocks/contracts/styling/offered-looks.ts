/** A look to begin with: everything about it, as CSS for any widget. */
export interface OfferedLook {
  name: string
  /** What it asks the styling assistant for. */
  request: string
  css: string
}

/** Looks that are shown before anything is asked; a test holds them against what the local writer writes for them. */
export const offeredLooks: readonly OfferedLook[] = [
  {
    name: 'Ocean',
    request: 'Create a ocean theme',
    css: `.vg-scope {
  color-scheme: light;
  --surface: #F2FAFD;
  --surface-sunken: #E7EFF2;
  --surface-raised: #F9FDFE;
  --neutral-soft: #D8EFF7;
  --accent-soft: #D6E9F1;
  --text: #131E26;
  --text-muted: #4B555C;
  --text-faint: #5D666C;
  --border: #D3DADD;
  --border-control: #8B9196;
  --danger: #B72D26;
  --warning: #855900;
  --primary: #0B6E99;
  --primary-hover: #09597C;
  --primary-edge: #0B6E99;
  --on-primary: #FFFFFF;
  --primary-text: #09716F;
  --primary-line: #0A7A78;
}

.vg-widget__header {
  background: #0B6E99;
  color: #FFFFFF;
  --text: #FFFFFF;
  --text-muted: #DAE9F0;
}

.vg-widget__bubble {
  border-radius: 1.25rem;
}

.vg-widget__suggestions button {
  border-radius: 1.25rem;
}`,
  },
  {
    name: 'Forest',
    request: 'Create a forest theme',
    css: `.vg-scope {
  color-scheme: light;
  --surface: #F5FAF4;
  --surface-sunken: #EAEFE9;
  --surface-raised: #FAFDFA;
  --neutral-soft: #DCEBDC;
  --accent-soft: #DDE9E0;
  --text: #161E20;
  --text-muted: #4E5555;
  --text-faint: #606665;
  --border: #D6DAD6;
  --border-control: #8D9190;
  --danger: #B72D26;
  --warning: #855900;
  --primary: #2D6A4F;
  --primary-hover: #24553F;
  --primary-edge: #2D6A4F;
  --on-primary: #FFFFFF;
  --primary-text: #6B4F2A;
  --primary-line: #6B4F2A;
}

.vg-widget__header {
  background: #2D6A4F;
  color: #FFFFFF;
  --text: #FFFFFF;
  --text-muted: #D9E4DF;
}`,
  },
  {
    name: 'Sunset',
    request: 'Create a sunset theme',
    css: `.vg-scope {
  color-scheme: light;
  --surface: #FFF6F0;
  --surface-sunken: #F3EBE5;
  --surface-raised: #FFFBF8;
  --neutral-soft: #FFE1CC;
  --accent-soft: #F8E0D5;
  --text: #221A1B;
  --text-muted: #595150;
  --text-faint: #6D6563;
  --border: #DED7D2;
  --border-control: #928F8E;
  --danger: #B72D26;
  --warning: #855900;
  --primary: #C2410C;
  --primary-hover: #A5370A;
  --primary-edge: #C2410C;
  --on-primary: #FFFFFF;
  --primary-text: #9D2F63;
  --primary-line: #9D2F63;
}

.vg-widget__header {
  background: #7C2D5E;
  color: #FFFFFF;
  --text: #FFFFFF;
  --text-muted: #E7D9E2;
}`,
  },
  {
    name: 'Midnight',
    request: 'Create a midnight theme',
    css: `.vg-scope {
  color-scheme: dark;
  --surface: #0F1226;
  --surface-sunken: #1B1E31;
  --surface-raised: #1D2033;
  --neutral-soft: #1E2347;
  --accent-soft: #303467;
  --text: #F5F5FF;
  --text-muted: #BCBCC9;
  --text-faint: #A7A8B5;
  --border: #313344;
  --border-control: #7B7D88;
  --danger: #FF7A70;
  --warning: #F2B84B;
  --primary: #7C83FF;
  --primary-hover: #9BA0FF;
  --primary-edge: #7C83FF;
  --on-primary: #14171C;
  --primary-text: #A9B0FF;
  --primary-line: #A9B0FF;
}

.vg-widget__header {
  background: #171B3A;
  color: #FFFFFF;
  --text: #FFFFFF;
  --text-muted: #D5D6DC;
}`,
  },
  {
    name: 'Coffee shop',
    request: 'Create a coffee shop theme',
    css: `.vg-scope {
  color-scheme: light;
  --surface: #FBF6EF;
  --surface-sunken: #EFEBE4;
  --surface-raised: #FDFBF7;
  --neutral-soft: #EFE0CD;
  --accent-soft: #E8DFD6;
  --text: #1A1A1C;
  --text-muted: #525151;
  --text-faint: #636261;
  --border: #DBD7D1;
  --border-control: #908F8D;
  --danger: #B22C25;
  --warning: #855900;
  --primary: #5C3A21;
  --primary-hover: #452C19;
  --primary-edge: #5C3A21;
  --on-primary: #FFFFFF;
  --primary-text: #7A4A21;
  --primary-line: #7A4A21;
  --font-family: Georgia, "Times New Roman", serif;
}

.vg-widget__header {
  background: #5C3A21;
  color: #FFFFFF;
  --text: #FFFFFF;
  --text-muted: #E2DCD7;
}`,
  },
  {
    name: 'Luxury',
    request: 'Create a luxury theme',
    css: `.vg-scope {
  color-scheme: dark;
  --surface: #14120F;
  --surface-sunken: #201E1B;
  --surface-raised: #22201D;
  --neutral-soft: #26211A;
  --accent-soft: #4A3D21;
  --text: #FBF8F1;
  --text-muted: #C1BFB9;
  --text-faint: #ACAAA4;
  --border: #353331;
  --border-control: #7E7D7B;
  --danger: #FF7A70;
  --warning: #F2B84B;
  --primary: #C9A24B;
  --primary-hover: #D0AE63;
  --primary-edge: #C9A24B;
  --on-primary: #14171C;
  --primary-text: #E3C57A;
  --primary-line: #E3C57A;
  --font-family: Georgia, "Times New Roman", serif;
}

.vg-widget__header {
  background: #1F1B15;
  color: #FFFFFF;
  --text: #FFFFFF;
  --text-muted: #D7D6D5;
}`,
  },
]
