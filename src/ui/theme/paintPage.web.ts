import type { Palette, Scheme } from './tokens';

const ID = 'foothold-page';

/** What lies around and above the app on the web: page colour, scroll bars, and the focus ring for keyboards only. */
export function paintPage(colour: Palette, scheme: Scheme): void {
  const style = document.getElementById(ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = ID;
  style.textContent = `
    :root { color-scheme: ${scheme}; scrollbar-color: ${colour.edge} transparent; }
    body { background: ${colour.desk}; -webkit-font-smoothing: antialiased; -webkit-tap-highlight-color: transparent; }
    button, [role=button], [role=spinbutton], [role=switch], [role=radio] { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
    :focus { outline: none; }
    :focus-visible { outline: 3px solid ${colour.lamp} !important; outline-offset: 2px; }
    [data-inset-focus]:focus-visible { outline-offset: -3px; }
  `;
  const meta = document.querySelector('meta[name="theme-color"]') ?? document.createElement('meta');
  meta.setAttribute('name', 'theme-color');
  meta.setAttribute('content', colour.page);
  if (!meta.parentNode) document.head.append(meta);
}
