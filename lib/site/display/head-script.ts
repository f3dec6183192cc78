/**
 * The script at the top of every page. It runs before the first paint. It denies Google's consent
 * signals and writes attributes of <html>: theme, font size, that scripts run, whether the cookie
 * banner is needed, whether its dialog comes first, whether the browser asks for privacy, who is
 * signed in, and whether sections may wait with their layout until they are seen. It asks for the rules
 * of paper a second after the page has loaded.
 */

import type { Region } from '../../platform/region/region.ts';
import { ACCOUNT_COOKIE } from '../../platform/session/cookies.ts';
import { CONSENT_DEFAULT_SCRIPT } from '../consent/consent-mode.ts';
import { consentCookieName } from '../consent/record.ts';
import { INITIAL_PROPERTY, NAME_PROPERTY } from './account-name.ts';
import {
  DEFAULT_FONT_SIZE,
  DENIED_KEY,
  DIALOG_COMES_WITHIN_MS,
  FONT_SIZE_COOKIE,
  FONT_SIZES,
  THEME_COOKIE,
  THEMES,
} from './display.ts';

/** The layout writes the default size; only another one needs an attribute. */
const OTHER_SIZES = FONT_SIZES.filter((size) => size !== DEFAULT_FONT_SIZE);

/** Nobody prints a page within a second of its arrival. */
const PAPER_AFTER_MS = 1_000;

/**
 * A quick visitor cuts the animation between two pages short, of which browsers complain unless
 * a script listens.
 */
const HUSH_TRANSITIONS = `['pageswap','pagereveal'].forEach(function(n){addEventListener(n,function(e){if(e.viewTransition)e.viewTransition.ready.catch(function(){})})});`;

/**
 * A page of a former build whose scripts the server no longer has: it loads itself anew, once, unless the visitor
 * has typed something. What only the network keeps away is none of its business.
 */
const RELOAD_WITHOUT_SCRIPT = `addEventListener('error',function(e){
var u=e.target.src,n=performance.getEntriesByType('navigation')[0];
if(!u||u.indexOf('/_next/static/')<0||!n||n.type==='reload')return;
fetch(u,{method:'HEAD'}).then(function(r){
var typed=[].some.call(document.querySelectorAll('input,textarea'),function(f){return f.value!==f.defaultValue});
if(r.status===404&&!typed)location.reload()}).catch(function(){})},true);`;

/** What changes on paper (app/styles/paper.css): on a slow line it would take its turn before words, fonts and scripts. */
const PAPER_LAST = `addEventListener('load',function(){setTimeout(function(){
var l=document.createElement('link');l.rel='stylesheet';l.media='print';l.href='/print.css';document.head.append(l)},${PAPER_AFTER_MS})});`;

/**
 * The account that is signed in, before the first paint, so that the header does not change under the visitor's eyes.
 * It says in few bytes what markAccount() of account-name.ts says; a test compares the two.
 */
const MARK_ACCOUNT = `var a=get('${ACCOUNT_COOKIE}'),w;
if(a)try{a=decodeURIComponent(a);w=a.split(' ')[0];d.account=a=w.length<3||/\\.$/.test(w)?a:w;
e.style.setProperty('${NAME_PROPERTY}',JSON.stringify(a));
e.style.setProperty('${INITIAL_PROPERTY}',JSON.stringify(Array.from(a)[0]))}catch(x){}`;

/**
 * After a refusal of the guard the cookie dialog comes before the banner, or does not come by itself: on a slow line it
 * would cover the banner just when a visitor answers there. Only where the address alone has changed the banner asks.
 */
const DIALOG_FIRST = `if(/[?&]consent=(missing|invalid)/.test(location.search)){d.dialogFirst='';
setTimeout(function(){delete d.dialogFirst},${DIALOG_COMES_WITHIN_MS})}`;

/** @param revision of the cookie text in force: consent to an older one counts as none */
export function headScript(region: Region, revision: string): string {
  const consent = consentCookieName(region);
  return `${CONSENT_DEFAULT_SCRIPT}
${HUSH_TRANSITIONS}
${RELOAD_WITHOUT_SCRIPT}
${PAPER_LAST}
(function(e,c){var d=e.dataset;
function get(n){var m=c.match('(?:^|; )'+n+'=([^;]*)');return m?m[1]:''}
d.js='';
var t=get('${THEME_COOKIE}'),f=get('${FONT_SIZE_COOKIE}'),k=get('${consent}');
if(/^(${THEMES.join('|')})$/.test(t))d.theme=t;
if(/^(${OTHER_SIZES.join('|')})$/.test(f))d.font=f;
var s='needed';
if(navigator.globalPrivacyControl)d.gpc='';
try{if(sessionStorage.getItem('${DENIED_KEY}'))s='denied'}catch(e){}
if(k.indexOf('${revision}')>0)s='given';
d.consent=s;
${DIALOG_FIRST}
${MARK_ACCOUNT}
var n=performance.getEntriesByType('navigation')[0];
if(!location.hash&&n&&n.type==='navigate')d.lazyLayout=''})(document.documentElement,document.cookie)`;
}
