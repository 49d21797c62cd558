import { openPglite } from '/work/wt/break11/server/database/open-pglite.ts';
import { execSync } from 'node:child_process';
const S='/tmp/break11/small';
const db = await openPglite(S+'/d/database');
await db.runScript("create table if not exists w (id int, t text)"); await db.runScript("truncate w"); await db.runScript("insert into w select n, md5(n::text) from generate_series(1,3000) n"); await db.runScript("delete from w where id > 60"); await db.runScript("vacuum w");
try { execSync(`dd if=/dev/zero of=${S}/fill bs=4k 2>/dev/null`);} catch {}
let ok=0, errs: Record<string,number>={};
for (let i=0;i<3000;i++){ try { await db.query('update w set t = md5(random()::text) where id <= 60'); ok++; } catch (e: any) { const k=String(e.code)+' '+String(e.message).slice(0,90); errs[k]=(errs[k]??0)+1; if (Object.values(errs).reduce((a,b)=>a+b)>20) break; } }
console.log('full', ok, errs);
execSync(`rm ${S}/fill`);
errs={}; ok=0;
for (let i=0;i<20;i++){ try { await db.query('update w set t = md5(random()::text) where id <= 60'); ok++; } catch (e: any) { const k=String(e.code)+' '+String(e.message).slice(0,90); errs[k]=(errs[k]??0)+1; } }
console.log('room', ok, errs);
await db.close().catch(e=>console.log('close', e.message));
