import { TOKEN_KEY } from '@/lib/staff/session';

/**
 * The inline scripts that end a page. On a public page what nobody needs before acting waits for the first sign of a
 * visitor: the style sheet of what is opened, and the islands. A pointer that moves is no sign, since Chromium sends one
 * after the first layout; nor is a carousel that scrolls.
 */
const AT_FIRST_SIGN =
  '(a=>{let s=["pointerdown","keydown","focusin","click","input","scroll"],f=e=>{e.type=="scroll"&&e.target!=document||(s.map(t=>removeEventListener(t,f,!0)),a())};s.map(t=>addEventListener(t,f,!0))})';

/** Where it applies already, a change of the link would only make the browser match all styles again. */
const APPLY_SHEET =
  'let s=document.querySelector("body>link[media]");matchMedia(s.media).matches||(s.media="all")';

/** Fetched with every page and applied at once where things are pointed at, and on paper. */
const SHEET_MEDIA = 'print,(hover:hover)';

/** The script of a page without islands, which applies its later style sheet. */
export const SHEET_SCRIPT = `${AT_FIRST_SIGN}(()=>{${APPLY_SHEET}})`;

/** Links the style sheet of what no first screen needs. Without script it applies at once. */
export function linkLaterSheet(address: string): string {
  const link = (rest: string): string => `<link rel="stylesheet" href="${address}"${rest}>`;
  return `${link(` media="${SHEET_MEDIA}"`)}<noscript>${link('')}</noscript>`;
}

/** When the islands of a public page begin: `idle` for a page on which something moves by itself. */
export type Start = 'sign' | 'idle';

/** A link that is pressed before is pressed again for the island, or followed when its script does not arrive. */
const REPEAT =
  'let p,k=e=>{let a=e.target.closest("[data-island] a");a&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey&&(e.preventDefault(),p=a)},n=()=>removeEventListener("click",k,!0);addEventListener("click",k,!0);';

/**
 * The script of a public page with islands: fetches them and applies the later style sheet at the first sign of a
 * visitor. Islands that begin when the page has loaded begin without that sheet, which would make the browser match all
 * styles again, and links are followed until they are there. A script that does not arrive is logged to the console
 * (specification, section 8).
 * @param file address of the bundle
 */
export function islandLoader(file: string, start: Start, hasSheet: boolean): string {
  const sheet = hasSheet ? `${APPLY_SHEET};` : '';
  const load = `import(${JSON.stringify(file)})`;
  if (start === 'sign')
    return `{${REPEAT}${AT_FIRST_SIGN}(()=>{${sheet}${load}.then(m=>m.ready).then(()=>{n();p&&p.click()},e=>{n();console.error(e);p&&(location=p.href)})})}`;
  // Safari knows no idle time.
  return `{let l=()=>${load}.catch(console.error),i=()=>(self.requestIdleCallback||setTimeout)(()=>l());${AT_FIRST_SIGN}(()=>{${sheet}l()});document.readyState=="complete"?i():addEventListener("load",i)}`;
}

/** Once something has been painted, or at once while the page is prerendered, and where the browser does not tell of paints. */
const AFTER_PAINT =
  '(l=>{let t=globalThis.PerformanceObserver?.supportedEntryTypes;document.prerendering||!t?.includes("paint")?l():new PerformanceObserver((e,o)=>{o.disconnect();l()}).observe({type:"paint",buffered:true})})';

/** Who is signed in goes on at once, and who was signed out is told why. Where storage is blocked nobody is. */
const FOR_LOGIN = `(l=>{let t;try{t=localStorage.${TOKEN_KEY}}catch{}t||location.search?${AFTER_PAINT}(l):${AT_FIRST_SIGN}(l)})`;

/**
 * The script of a page of the staff area: fetches the island, and shows what the page says when that does not arrive
 * (components/staff/StaffPage.tsx). The form of /login is whole without it until somebody begins to fill it in.
 * @param files addresses of the bundle's files; all are asked for at the same time
 */
export function staffLoader(files: readonly string[], isLogin: boolean): string {
  const load = files.map((file) => `import(${JSON.stringify(file)})`);
  const all = load.length > 1 ? `Promise.all([${load.join()}])` : load.join();
  const failed = 'e=>{console.error(e);document.querySelector("[data-script-failed]").hidden=!1}';
  return `${isLogin ? FOR_LOGIN : AFTER_PAINT}(()=>{${all}.catch(${failed})})`;
}
