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

/**
 * What is pressed before its island is there: it is pressed again for it (`r`), buttons in their order when their
 * carousel can move. An island may come long after the script, since it hydrates near the window. One that fails never
 * answers: after five seconds its presses are forgotten.
 */
const REPEAT =
  'let s,d,n=0,p=[],u=a=>a.href?a.closest("[data-island]").settled:a.closest("[data-ready]"),r=()=>p[0]&&(u(p[0])?(p.shift().click(),r()):n++<250?setTimeout(r,20):p=[]),k=e=>{let a=e.target.closest("[data-photo],.carousel button");a&&!u(a)&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey&&(e.preventDefault(),e.stopPropagation(),a.href?p=[a]:p.push(a),n=0,d&&r())};addEventListener("click",k,!0);';

/**
 * Stops what CSS moves (`data-early`) at the slide that is shown, as if a visitor had scrolled there. On its way from
 * one to the next it arrives first.
 */
const STOP =
  'let c=document.querySelector("[data-early]");if(c){let t=c.querySelector(".carousel-track"),v=t.parentNode,w=v.clientWidth||1,x=-new DOMMatrix(getComputedStyle(t).transform).e/w,i=Math.round(x),n=i%t.childElementCount;if(Math.abs(x-i)>.01)return setTimeout(()=>l(),50);c.removeAttribute("data-early");v.scrollLeft+=n*w;c.style.setProperty("--at",n)}';

/** A mouse that drags the slides before: it presses the button of that direction. No picture is dragged out of them. */
const DRAG =
  'addEventListener("dragstart",e=>e.target.closest?.(".carousel")&&e.preventDefault());addEventListener("pointerdown",e=>{let c=e.pointerType=="mouse"&&e.target.closest(".carousel:not([data-ready])");c&&addEventListener("pointerup",f=>{let x=f.clientX-e.clientX;x*x>900&&c.querySelector(x<0?".chevron:not(.chevron-back)":".chevron-back")?.click()},{once:!0})},!0);';

/**
 * What moves by itself waits for no visitor (specification, section 4): its island comes as soon as it is in view. What
 * CSS moves waits until a pointer comes to it or the page is hidden, and for the end of a swipe, which is the browser's
 * own. Older browsers do not tell whether there is script: there CSS moves nothing. Safari has no idle callback.
 */
const WATCH =
  'addEventListener("pointerover",e=>{e.target.closest("[data-early]")&&(e.pointerType=="touch"&&(s=new Promise(r=>["touchend","touchcancel"].map(t=>addEventListener(t,()=>setTimeout(r,400))))),l())},!0);addEventListener("visibilitychange",()=>document.hidden&&l());addEventListener("load",()=>{let o=new IntersectionObserver(a=>{a.some(e=>e.isIntersecting)&&(o.disconnect(),(self.requestIdleCallback||setTimeout)(()=>l()))}),c=matchMedia("(scripting:enabled)").matches;document.querySelectorAll("[data-props*=interval]").forEach(e=>c&&e.querySelector("[data-early]")||o.observe(e))});';

/**
 * The script of a public page with islands: fetches them and applies the later style sheet at the first sign of a
 * visitor. Islands that come without a sign come without that sheet, which would make the browser match all styles
 * again. A page that opens at a place further down is scrolled before the listeners are there, so its position counts as
 * a sign. When the script does not arrive, a photo is followed, buttons that could do nothing leave, and it is logged to
 * the console (specification, section 8).
 * @param file address of the bundle
 * @param moves whether something on the page moves by itself
 */
export function islandLoader(file: string, moves: boolean, hasSheet: boolean): string {
  const sheet = hasSheet ? `${APPLY_SHEET};` : '';
  const failed =
    'console.error(e);document.querySelectorAll(".carousel-controls>*").forEach(b=>b.remove());p[0]&&p[0].href&&(location=p[0].href)';
  const load = `(i=>s?s.then(i):i())(()=>import(${JSON.stringify(file)})).then(m=>m.ready).then(()=>{d=1;r()},e=>{removeEventListener("click",k,!0);${failed}})`;
  return `{${REPEAT}let l=()=>{${moves ? STOP : ''}l=()=>{};${load}};${AT_FIRST_SIGN}(()=>{${sheet}l()});addEventListener("load",()=>scrollY&&l());${moves ? DRAG + WATCH : ''}}`;
}

/** Once something has been painted, or at once while the page is prerendered, and where the browser does not tell of paints. */
const AFTER_PAINT =
  '(l=>{let t=globalThis.PerformanceObserver?.supportedEntryTypes;document.prerendering||!t?.includes("paint")?l():new PerformanceObserver((e,o)=>{o.disconnect();l()}).observe({type:"paint",buffered:true})})';

/** Who is signed in goes on at once, and who was signed out is told why. Where storage is blocked nobody is. */
const FOR_LOGIN = `(l=>{let t;try{t=localStorage.${TOKEN_KEY}}catch{}t||location.search?${AFTER_PAINT}(l):${AT_FIRST_SIGN}(l)})`;

/** A button that is pressed, or Enter in a field, before the script is there: it is pressed for it, as soon as it can be. */
const REPEAT_AT_LOGIN =
  'let b,n=0,r=()=>b&&(b.disabled?n++<40&&setTimeout(r,50):b.click());["pointerdown","keydown","input"].map(t=>addEventListener(t,e=>{let t=e.target,f=t.form;e.type=="input"?b=0:e.key&&e.key!="Enter"||(b=t.closest?.("button")||e.key&&f&&f.querySelector("[type=submit]")||b)},!0));';

/**
 * The script of a page of the staff area: fetches the island, and shows what the page says when that does not arrive
 * (components/staff/StaffPage.tsx). The form of /login is whole without it until somebody begins to fill it in.
 * @param files addresses of the bundle's files; all are asked for at the same time
 */
export function staffLoader(files: readonly string[], isLogin: boolean): string {
  const load = files.map((file) => `import(${JSON.stringify(file)})`);
  const all = load.length > 1 ? `Promise.all([${load.join()}])` : load.join();
  const failed = 'e=>{console.error(e);document.querySelector("[data-script-failed]").hidden=!1}';
  if (!isLogin) return `${AFTER_PAINT}(()=>{${all}.catch(${failed})})`;
  const ready = 'm=>Promise.all([].concat(m).map(f=>f.ready))';
  return `{${REPEAT_AT_LOGIN}${FOR_LOGIN}(()=>{${all}.then(${ready}).then(r,${failed})})}`;
}
