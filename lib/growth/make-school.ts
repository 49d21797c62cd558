import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** What a school has besides the small school of the tests. */
export interface Size {
  pages: number;
  news: number;
  photos: number;
}

const SMALL_SCHOOL = 'lib/content/mistakes/small-school';
/** The most that the gallery takes; the other photos are in the texts of pages, so many in each. */
const GALLERY = 200;
const ALBUM = 50;

const PARAGRAPH =
  'The school has written down here what families ask most often, so that nobody has to come to the office for it. ' +
  'Whoever finds a mistake tells the office, and it is corrected within the week. ';

/** Writes a school of this size. @param directory is replaced */
export async function makeSchool(directory: string, { pages, news, photos }: Size): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await cp(SMALL_SCHOOL, directory, { recursive: true });
  const write = (file: string, text: string): Promise<void> => writeFile(path.join(directory, file), text);
  for (let number = 1; number <= pages; number += 1)
    await write(`pages/${nameOf(number)}.md`, pageText(number, pages));
  for (let number = 1; number <= news; number += 1) await write(`news/item-${number}.yaml`, newsText(number));
  await mkdir(path.join(directory, 'images'), { recursive: true });
  const names = Array.from({ length: photos }, (_, index) => `photo-${index + 1}.jpg`);
  for (const [index, name] of names.entries()) await drawPhoto(path.join(directory, 'images', name), index);
  if (photos > 0) await write('gallery.yaml', galleryText(names.slice(0, GALLERY)));
  const others = names.slice(GALLERY);
  for (let at = 0; at < others.length; at += ALBUM) {
    const next = at + ALBUM < others.length ? `/album-${at / ALBUM + 2}` : '/transport';
    await write(
      `pages/album-${at / ALBUM + 1}.md`,
      albumText(at / ALBUM + 1, next, others.slice(at, at + ALBUM)),
    );
  }
  if (others.length > 0) await addToMenu(directory, 'Albums', '/album-1');
  if (news > 0) await addBlock(directory, 'news');
  if (photos > 0) await addBlock(directory, 'gallery');
  if (pages > 0) await linkFirstPage(directory);
}

function nameOf(number: number): string {
  return `circular-${number}`;
}

/** Each page links to the next one: a page to which no link leads is a mistake. */
function pageText(number: number, last: number): string {
  const next = number < last ? `/${nameOf(number + 1)}` : '/transport';
  const sections = ['What it is about', 'Who it is for', 'What to bring', 'Where to ask'].map(
    (heading) =>
      `## ${heading}\n\n${PARAGRAPH.repeat(2).trim()}\n\n- First point of circular ${number}\n- Second point\n`,
  );
  return `---
title: Circular ${number}
description: What the school told families in its circular number ${number}.
updated: 2025-04-15
contact: office
---

${PARAGRAPH}Read the [next circular](${next}) too.

${sections.join('\n')}`;
}

function albumText(number: number, next: string, names: readonly string[]): string {
  const photos = names.map((name, index) => `![Pupils at work, photo ${index + 1}](${name})`).join('\n\n');
  return `---\ntitle: Album ${number}\ndescription: Photos of the school, album number ${number}.\nupdated: 2025-04-15\ncontact: office\n---\n\nSome of our photos; see also [the other albums](${next}).\n\n${photos}\n`;
}

function newsText(number: number): string {
  const day = new Date(Date.UTC(2015, 0, 1 + number * 3)).toISOString().slice(0, 10);
  return `publish: ${day}\ndate: ${day}\nmessage: Report number ${number} of what happened at the school.\n`;
}

function galleryText(names: readonly string[]): string {
  const items = names.map(
    (name, index) =>
      `  - picture: ${name}\n    alt: Pupils at work, photo ${index + 1}\n    caption: Photo ${index + 1}\n    consent: drawing\n`,
  );
  return `pictures:\n${items.join('')}`;
}

/** Small, so that all are made in a minute: large ones would only measure the picture library. */
async function drawPhoto(file: string, index: number): Promise<void> {
  const background = { r: index % 256, g: (index >> 4) % 256, b: 120 };
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toFile(file);
}

async function addBlock(directory: string, block: string): Promise<void> {
  const text = `---\ntitle: All ${block}\ndescription: Everything of the kind ${block} that the school has published.\nupdated: 2025-04-15\ncontact: office\nshows: [${block}]\n---\n\nThe newest come first.\n`;
  await writeFile(path.join(directory, `pages/all-${block}.md`), text);
  await addToMenu(directory, `All ${block}`, `/all-${block}`);
}

function linkFirstPage(directory: string): Promise<void> {
  return addToMenu(directory, 'Circulars', `/${nameOf(1)}`);
}

async function addToMenu(directory: string, text: string, to: string): Promise<void> {
  const file = path.join(directory, 'menu.yaml');
  const menu = await readFile(file, 'utf8');
  await writeFile(file, menu.replace('entries:\n', `entries:\n  - text: ${text}\n    to: ${to}\n`));
}
