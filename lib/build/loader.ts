/**
 * The inline scripts that end a page. On a public page what nobody needs before acting waits for the first sign of a
 * visitor: the style sheet of what is opened, and the islands. A pointer that moves is no sign, since Chromium sends one
 * after the first layout; nor is a carousel that scrolls.
 */
const AT_FIRST_SIGN =
  '(a=>{let s=["pointerdown","keydown","focusin","click","input","scroll"],f=e=>{e.type=="scroll"&&e.target!=document||(s.map(t=>removeEventListener(t,f,!0)),a())};s.map(t=>addEventListener(t,f,!0))})';

/** Back and Reload scroll to a number of pixels, which estimated heights (app/styles/unseen.css) would put elsewhere. */
const KEEP_PLACE =
  'performance.navigation?.type&&document.documentElement.style.setProperty("--unseen","visible");';

/** Where it applies already, a change of the link would only make the browser match all styles again. */
const APPLY_SHEET =
  'let s=document.querySelector("body>link[media]");matchMedia(s.media).matches||(s.media="all")';

/** Fetched with every page and applied at once where things are pointed at, and on paper. */
const SHEET_MEDIA = 'print,(hover:hover)';

/** The script of a page without islands, which applies its later style sheet. */
export const SHEET_SCRIPT = `${KEEP_PLACE}${AT_FIRST_SIGN}(()=>{${APPLY_SHEET}})`;

/** Links the style sheet of what no first screen needs. Without script it applies at once. */
export function linkLaterSheet(address: string): string {
  const link = (rest: string): string => `<link rel="stylesheet" href="${address}"${rest}>`;
  return `${link(` media="${SHEET_MEDIA}"`)}<noscript>${link('')}</noscript>`;
}

/** The script is late after so many milliseconds: the page does without it until it comes. */
const LATE = 6000;

/**
 * What is pressed before its island is there (`v`): it is kept (`q`) and pressed again for it (`r`), buttons in their order
 * when they can be pressed and their carousel can move. An island may come long after the script, since it hydrates near
 * the window. One that fails never answers: after five seconds a press is forgotten, after two one on a disabled button.
 */
const REPEAT =
  'let s,d,n=0,p=[],v=a=>a.closest(".carousel")?a.closest("[data-ready]"):a.closest("[data-island]")?.settled,q=a=>v(a)||(a.href?p=[a]:p.push(a),n=0,d&&r()),r=()=>{let a=p[0];a&&(v(a)&&!a.disabled?(p.shift().click(),r()):n++<(a.disabled?100:250)?setTimeout(r,20):(p.shift(),n=0,r()))},k=e=>{let a=e.target.closest("[data-photo],[data-island] button");a&&!v(a)&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey&&(e.preventDefault(),e.stopPropagation(),q(a))};addEventListener("click",k,!0);';

/**
 * Stops what CSS moves (`data-early`) at the slide that is shown, as if a visitor had scrolled there. On its way from
 * one to the next it arrives first.
 */
const STOP =
  'let c=document.querySelector("[data-early]");if(c){let t=c.querySelector(".carousel-track"),v=t.parentNode,w=v.clientWidth||1,x=-new DOMMatrix(getComputedStyle(t).transform).e/w,i=Math.round(x),n=i%t.childElementCount;if(Math.abs(x-i)>.01)return setTimeout(()=>l(),50);c.removeAttribute("data-early");v.scrollLeft+=n*w;c.style.setProperty("--at",n)}';

/** A mouse that drags the slides before: it presses the button of that direction. No picture is dragged out of them. */
const DRAG =
  'addEventListener("dragstart",e=>e.target.closest?.(".carousel")&&e.preventDefault());addEventListener("pointerdown",e=>{let c=e.pointerType=="mouse"&&!e.button&&e.target.closest(".carousel:not([data-ready])");c&&addEventListener("pointerup",f=>{let x=f.clientX-e.clientX;x*x>900&&c.querySelector(x<0?".chevron:not(.chevron-back)":".chevron-back")?.click()},{once:!0})},!0);';

/**
 * What moves by itself waits for no visitor (specification, section 4): its island comes as soon as it is in view. What
 * CSS moves waits until a pointer comes to it or the page is hidden, and for the end of a swipe, which is the browser's
 * own. Older browsers do not tell whether there is script: there CSS moves nothing. Safari has no idle callback.
 */
const WATCH =
  'addEventListener("pointerover",e=>{e.target.closest("[data-early]")&&(e.pointerType=="touch"&&(s=new Promise(r=>["touchend","touchcancel"].map(t=>addEventListener(t,()=>setTimeout(r,400))))),l())},!0);addEventListener("visibilitychange",()=>document.hidden&&l());addEventListener("load",()=>{let o=new IntersectionObserver(a=>{a.some(e=>e.isIntersecting)&&(o.disconnect(),(self.requestIdleCallback||setTimeout)(()=>l()))}),c=matchMedia("(scripting:enabled)").matches;document.querySelectorAll("[data-props*=interval]").forEach(e=>c&&e.querySelector("[data-early]")||o.observe(e))});';

/** What moves by itself goes on without its script, until somebody presses it. It rests where the island would. */
const GO_ON =
  'matchMedia("(prefers-reduced-motion:reduce)").matches||document.querySelectorAll("[data-props*=interval]").forEach(e=>{let v=e.querySelector(".carousel-viewport"),t=setInterval(()=>{let x=v.scrollLeft+v.clientWidth;document.hidden||v.parentNode.matches(":hover,:focus-within,[data-ready]")||v.scrollTo({left:x<v.scrollWidth-1?x:0,behavior:"smooth"})},JSON.parse(e.dataset.props).interval);v.addEventListener("pointerdown",()=>clearInterval(t))});';

/**
 * The script of a public page with islands: fetches them and applies the later style sheet at the first sign of a
 * visitor. Islands that come without a sign come without that sheet, which would make the browser match all styles
 * again. A page that opens at a place further down is scrolled before the listeners are there, so its position counts as
 * a sign. When the script is late or does not arrive, a photo is followed and buttons that could do nothing leave; a
 * failure is logged to the console (specification, section 8).
 * @param file address of the bundle
 * @param moves whether something on the page moves by itself
 */
export function islandLoader(file: string, moves: boolean, hasSheet: boolean): string {
  const sheet = hasSheet ? `${APPLY_SHEET};` : '';
  const failed = `f=e=>{e&&console.error(e);if(!d){d=1;removeEventListener("click",k,!0);document.querySelectorAll(".carousel-controls>*").forEach(b=>b.remove());${moves ? GO_ON : ''}p[0]?.href&&(location=p[0].href);p=[]}}`;
  const load = `(i=>s?s.then(i):i())(()=>(setTimeout(f,${LATE}),import(${JSON.stringify(file)}))).then(m=>m.ready).then(()=>{d=1;r()},f)`;
  return `{${KEEP_PLACE}${REPEAT}let ${failed},l=()=>{${moves ? STOP : ''}l=()=>{};${load}};${AT_FIRST_SIGN}(()=>{${sheet}l()});addEventListener("load",()=>scrollY&&l());${moves ? DRAG + WATCH : ''}}`;
}

/** Once something has been painted, or at once while the page is prerendered, and where the browser does not tell of paints. */
const AFTER_PAINT =
  '(l=>{let t=globalThis.PerformanceObserver?.supportedEntryTypes;document.prerendering||!t?.includes("paint")?l():new PerformanceObserver((e,o)=>{o.disconnect();l()}).observe({type:"paint",buffered:true})})';

/** Typing before the script is not slowed down by it; Safari has no idle callback. */
const WHEN_IDLE = `(l=>${AFTER_PAINT}(()=>(self.requestIdleCallback||setTimeout)(l,{timeout:2e3})))`;

/** A field that was left before the script came is touched (specification, section 5); StaffLogin.tsx reads the mark. */
const MARK_LEFT = 'addEventListener("focusout",e=>{d||e.target.name&&(e.target.dataset.left="")},!0);';

/**
 * Login is disabled before its script, and hears no click: a press on it, or Enter in a field, is kept until somebody types
 * on. It is none with another button, or when the pointer leaves it or scrolls.
 */
const PRESS_LOGIN =
  'let o;addEventListener("pointerdown",e=>o=!e.button&&e.target,!0);addEventListener("pointerup",e=>{o&&o.type=="submit"&&o.disabled&&o==document.elementFromPoint(e.clientX,e.clientY)&&q(o)},!0);addEventListener("keydown",e=>{let t=e.target;e.key=="Enter"&&t.form&&t.type!="button"&&q(t.form.querySelector("[type=submit]"))},!0);addEventListener("input",()=>p=p.filter(a=>a.type!="submit"),!0);';

/**
 * The script of a page of the staff area: fetches the island, and shows what the page says while that is late or does not
 * arrive (components/staff/StaffPage.tsx). On /login it comes when the page is idle.
 * @param files addresses of the bundle's files; all are asked for at the same time
 */
export function staffLoader(files: readonly string[], isLogin: boolean): string {
  const load = files.map((file) => `import(${JSON.stringify(file)})`);
  const all = `Promise.all([${load.join()}])`;
  const begin = isLogin ? PRESS_LOGIN + MARK_LEFT + WHEN_IDLE : AFTER_PAINT;
  const failed = 'm=document.querySelector("[data-script-failed]"),f=e=>{e&&console.error(e);m.hidden=!!d}';
  return `{${REPEAT}let ${failed};${begin}(()=>{setTimeout(f,${LATE});${all}.then(m=>Promise.all(m.map(f=>f.ready))).then(()=>{d=1;f();r()},f)})}`;
}
