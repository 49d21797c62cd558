import { useEffect, useRef } from 'react';
import { useEditor } from './editor-context';
import { drawPhoto } from './upload';

/** A picture on the website, or else a small version from the server. */
export function Thumbnail({ name }: { name: string }) {
  const { api, kinds } = useEditor();
  const src = kinds.choices.pictures.find((each) => each.name === name)?.src;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const draw = async (): Promise<void> => {
      const { bytes } = await api.picture({ name }, leaving.signal);
      const photo = new Blob([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))]);
      if (canvas.current) drawPhoto(canvas.current, await createImageBitmap(photo));
    };
    // Ignore a failure: the name is shown.
    if (src === undefined) draw().catch(() => undefined);
    return () => leaving.abort();
  }, [api, name, src]);
  // The policy allows pictures from this site only, so an image cannot show these bytes.
  if (src === undefined) return <canvas ref={canvas} width={0} height={0} aria-hidden />;
  return <img src={src} alt="" width={96} loading="lazy" />;
}
