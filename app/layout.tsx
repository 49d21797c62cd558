import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import './globals.css';
import { ContentMistakes } from '@/components/page/ContentMistakes';
import { getContent, getMistakes } from '@/lib/content/get-content';
import { devanagariStyleSheet } from '@/lib/site/devanagari-font';
import { isRightToLeft } from '@/lib/text/language';
import { darkPalette, lightPalette, themeStyleSheet } from '@/lib/theme/palette';

const display = localFont({
  src: './fonts/eczar-600.woff2',
  weight: '600',
  display: 'swap',
  // app/styles/base.css defines the fallback fonts, because those of Next.js are only for Windows and macOS.
  adjustFontFallback: false,
});

export async function generateMetadata(): Promise<Metadata> {
  const { school } = await getContent();
  return {
    metadataBase: new URL(school.siteAddress),
    title: { default: school.name, template: `%s | ${school.name}` },
    icons: {
      // The web app manifest lists larger icons.
      icon: { url: '/icons/icon-32.png', sizes: '32x32', type: 'image/png' },
      apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
    },
    formatDetection: { telephone: false },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { school } = await getContent();
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: lightPalette(school.colours).band },
      { media: '(prefers-color-scheme: dark)', color: darkPalette(school.colours).band },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { school } = await getContent();
  const { language } = school;
  const headings = `${display.style.fontFamily},heading,heading2,heading3`;
  const mistakes = await getMistakes();
  return (
    <html lang={language ?? 'en-IN'} dir={isRightToLeft(language) ? 'rtl' : undefined}>
      <head>
        <style>
          {themeStyleSheet(school.colours) +
            devanagariStyleSheet(school) +
            `:root{--font-display:${language === undefined ? headings : 'system-ui,sans-serif'}}`}
        </style>
      </head>
      <body>{mistakes.length ? <ContentMistakes mistakes={mistakes} /> : children}</body>
    </html>
  );
}
