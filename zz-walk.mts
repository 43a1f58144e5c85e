import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const base = process.argv[2]!;
mkdirSync('/tmp/devx/shots', { recursive: true });
const routes = ['/index','/login','/register','/register.html','/reset-password','/rng','/pvp','/live','/fish','/sports','/esports','/inhouse','/lottery','/vnlottery','/elott','/promotions','/promotions/pr-1','/promoDetail?id=pr-1','/pointMall','/vip','/seamless?vassalage=SAF','/game','/chat','/help','/helpmc','/download','/fairness','/down','/nope',
 ...(process.argv[3]?.split(',') ?? [])];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const [lang, width] of [['EN',1440],['VI',390]] as const) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 } });
  await ctx.addInitScript((l) => { if (window===window.top) { localStorage.setItem('hisLang', l); sessionStorage.setItem('token','pt_8Jm2vQe7WZt1YxN4sKbR0cUfHgLpDaEo'); } }, lang);
  const page = await ctx.newPage();
  let msgs: string[] = [];
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) msgs.push(`${m.type()}: ${m.text().slice(0,200)} ${m.location().url?.slice(-80) ?? ''}`); });
  page.on('pageerror', (e) => msgs.push('PAGEERROR ' + e.message));
  page.on('response', (r) => { if (r.status() >= 400) msgs.push(`${r.status()} ${r.request().method()} ${r.url().replace(base,'')}`); });
  for (const r of routes) {
    msgs = [];
    try { await page.goto(base + r, { waitUntil: 'load', timeout: 60000 }); await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => {}); await page.waitForTimeout(500); } catch (e: any) { msgs.push('GOTO ' + e.message.slice(0, 100)); }
    const info = await page.evaluate(() => { const t = document.body.innerText; return { raw: [...new Set(t.match(/\b[a-z][A-Za-z]+(\.[a-z][A-Za-z0-9]+){1,4}\b/g) ?? [])].filter((k) => !/example|lumo|\.com|\.md/.test(k)).slice(0, 8), over: document.documentElement.scrollWidth - innerWidth, len: t.length, title: document.title, busy: document.querySelectorAll('[aria-busy=true]').length, nan: /NaN|undefined|Invalid Date|\[object/.test(t) }; }).catch((e) => ({ e: String(e) } as any));
    await page.screenshot({ path: `/tmp/devx/shots/${lang}${r.replace(/\W+/g, '_')}.png` }).catch(() => {});
    console.log(lang, r, JSON.stringify(info), [...new Set(msgs)].join(' | '));
  }
  await ctx.close();
}
await browser.close();
