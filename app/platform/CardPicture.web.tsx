import { useEffect, useImperativeHandle, useState } from 'react';
import type { CardPictureProps } from './CardPicture';

/** A picture does not see the fonts of the page, so they are put into it. */
const FONTS = [
  ['Bitter', '/fonts/bitter-latin-ext-wght-normal.woff2', 'U+0100-02BA, U+1E00-1E9F, U+20A0-20C0'],
  ['Bitter', '/fonts/bitter-latin-wght-normal.woff2', 'U+0000-00FF, U+2000-206F, U+2212'],
  ['Source Sans 3', '/fonts/source-sans-3-latin-ext-wght-normal.woff2', 'U+0100-02BA, U+1E00-1E9F'],
  ['Source Sans 3', '/fonts/source-sans-3-latin-wght-normal.woff2', 'U+0000-00FF, U+2000-206F, U+2212'],
] as const;

/** A picture made of SVG markup, and the way to hand it to others: the browser's share sheet, or a download. */
export function CardPicture({ markup, size, label, ref }: CardPictureProps) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void withFonts(markup).then((whole) => {
      if (wanted) setSource(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`);
    });
    return () => {
      wanted = false;
    };
  }, [markup]);
  useImperativeHandle(ref, () => ({
    save: async (name) => {
      const whole = await withFonts(markup);
      hand(new File([await toPng(whole, size)], name, { type: 'image/png' }));
    },
  }));
  return (
    <img
      alt={label}
      {...(source !== null && { src: source })}
      style={{ display: 'block', width: '100%', aspectRatio: `${size.width} / ${size.height}` }}
    />
  );
}

async function toPng(markup: string, { width, height }: CardPictureProps['size']): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture came of it'))), 'image/png'),
  );
}

function hand(file: File): void {
  const sharing: Partial<Pick<Navigator, 'share' | 'canShare'>> = navigator;
  if (sharing.share && sharing.canShare?.({ files: [file] })) {
    // Closing the sheet is an answer too.
    void sharing.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the file after the click; revoking at once would cut it off.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

let faces: Promise<string> | null = null;

async function withFonts(markup: string): Promise<string> {
  faces ??= Promise.all(FONTS.map(face)).then((rules) => rules.join(''));
  return markup.replace('>', `><style>${await faces}</style>`);
}

/** Without the file the picture is drawn in another font: better than no picture. */
async function face([family, file, range]: (typeof FONTS)[number]): Promise<string> {
  const address = await fetch(file)
    .then((answer) => answer.blob())
    .then(toDataUrl)
    .catch(() => null);
  return address === null
    ? ''
    : `@font-face{font-family:"${family}";font-weight:100 900;src:url(${address}) format("woff2");unicode-range:${range}}`;
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}
